import { expect, test } from '@playwright/test';
import { openHome, words } from '../support/visitor.ts';

test('wrong input is answered next to its field, and nothing typed is lost', async ({ page }) => {
  await openHome(page, 'en_US');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  const account = dialog.locator('[name=member_account]');
  await account.fill('ab');
  await dialog.locator('[name=password]').fill('onlyletters');
  await dialog.locator('[name=check_password]').fill('x');
  await account.focus();
  await expect(dialog.getByText('6 to 12 letters, digits, underscores or hyphens.')).toBeVisible();
  await expect(dialog.getByText('Use letters and digits only, with at least one of each.')).toBeVisible();
  await expect(dialog.getByText('The two passwords are not the same.')).toBeVisible();
  await expect(account).toHaveAttribute('aria-invalid', 'true');

  await account.fill('demo01');
  await account.blur();
  await expect(dialog.getByText('This account name is taken. Please choose another.')).toBeVisible();

  await dialog.getByRole('button', { name: words.en_US.create }).click();
  await expect(dialog.getByText('Please read and accept the agreement.')).toBeVisible();
  await expect(dialog.getByText('Please enter the verification code.')).toBeVisible();
  await expect(account).toHaveValue('demo01');
});

test('the agreement can be read before it is accepted', async ({ page }) => {
  await openHome(page, 'vi_VN');
  await page.getByRole('banner').getByRole('button', { name: words.vi_VN.signUp }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'thỏa thuận dịch vụ' }).click();
  await expect(page.locator('.agreement-paragraph').first()).toBeVisible();
});
