import { expect, test } from '@playwright/test';
import { openHome, words } from '../support/visitor.ts';

test('what went wrong at a third party is said where the login is', async ({ page, context }) => {
  await openHome(page, 'en_US');
  await page.getByRole('banner').getByRole('button', { name: words.en_US.logIn }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Continue with Sandbox ID' }).click();
  const popup = await opened;
  await popup.waitForURL(/sandbox\/identity/);
  const callback = new URL(new URL(popup.url()).searchParams.get('redirect_uri') ?? '');
  callback.search = '?state=made-up&code=made-up';
  await popup.goto(callback.href).catch(() => {});
  await expect(page.getByRole('dialog').getByText('did not work (101)')).toBeVisible();
  expect(popup.isClosed()).toBe(true);
});
