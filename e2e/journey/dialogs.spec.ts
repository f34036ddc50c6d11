import { expect, test } from '@playwright/test';
import { newAccount, openHome, register, untilAlive } from '../support/visitor.ts';

test.use({ reducedMotion: 'no-preference' });

test('Back closes a dialog and stays on the page, Forward opens nothing', async ({ page, isMobile }) => {
  await page.goto('/gameHall/2?lang=en_US');
  await openHome(page, 'en_US');
  const address = page.url();
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // its entry has gone with it
  await page.goBack();
  await expect(page).toHaveURL(/gameHall\/2/);
  if (!isMobile) return;
  await untilAlive(page);
  await page.locator('.bottom-tab', { hasText: 'Halls' }).tap();
  await dialog.getByRole('link', { name: 'Lottery' }).tap();
  await expect(page).toHaveURL(/gameHall\/5/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/gameHall\/2/);
  await expect(dialog).toBeHidden();
});

test('the focus goes into the registration and on to the member', async ({ page, isMobile }) => {
  await openHome(page, 'en_US');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().waitFor();
  if (!isMobile)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('.form input, .form select')))
      .toBe(true);
  await page.keyboard.press('Escape');
  await register(page, 'en_US', newAccount());
  const place = isMobile ? 'content' : 'account-name';
  await expect
    .poll(() => page.evaluate(() => `${document.activeElement?.id}${document.activeElement?.className}`))
    .toBe(place);
});
