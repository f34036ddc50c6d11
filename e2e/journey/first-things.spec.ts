import { expect, test } from '@playwright/test';
import { changeProduct } from '../support/product-data.ts';
import { becomeMember } from '../support/member.ts';

test('whoever must change their password does that before anything else', async ({ page, isMobile }) => {
  await becomeMember(page);
  await changeProduct('update app.member set first_login_to_change_password = true where member_id = $1', [
    await page.evaluate(() => localStorage.getItem('member_id')),
  ]);
  await page.goto('/?lang=en_US');
  if (isMobile) {
    await expect(page).toHaveURL(/\/user\/Info$/);
    await expect(page.getByText('Your password was set by somebody else.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveCount(0);
    await page.goto('/gameHall/2?lang=en_US');
    await expect(page).toHaveURL(/\/user\/Info$/);
  } else {
    const dialog = page.getByRole('dialog', { name: 'Please choose a new password' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await page.goto('/gameHall/2?lang=en_US');
    await expect(dialog).toBeVisible();
  }
  await page.getByLabel('Current password').fill('abc12345');
  await page.getByLabel(/^New password/).fill('xyz98765');
  await page.getByLabel('Repeat the new password').fill('xyz98765');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});

test('an app around the site takes away what it has itself', async ({ page, isMobile }) => {
  await page.goto('/?lang=en_US&appPage=content');
  await expect(page.locator('.hero')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goto('/gameHall/2?lang=en_US');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.goto('/?lang=en_US&appPage=&header=false&footer=false');
  await expect(page.getByRole('banner')).toBeVisible({ visible: !isMobile });
  if (isMobile) await expect(page.locator('.bottom-tabs')).toBeHidden();
});
