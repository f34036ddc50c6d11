import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';

test('the member’s place opens beside the lobby in a window of its own, which goes with the login', async ({
  page,
}) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  const opening = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('link', { name: /^e/ }).click();
  const own = await opening;
  await expect(own.getByRole('heading', { level: 1, name: 'My details' })).toBeVisible();
  expect(await own.evaluate(() => [window.name, window.opener !== null])).toEqual(['userWindow', true]);
  await expect(page).toHaveURL(/\/\?lang=en_US$/);

  const closing = own.waitForEvent('close');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await closing;
});

test('where the browser allows no window, the place opens in the same one', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  await page.evaluate(() => (window.open = () => null));
  await page.getByRole('banner').getByRole('link', { name: /^e/ }).click();
  await expect(page).toHaveURL(/\/user$/);
});
