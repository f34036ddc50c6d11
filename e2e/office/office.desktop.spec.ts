import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, openOffice, operatorPassword } from '../support/office.ts';
import { newAccount } from '../support/visitor.ts';

test('an operator is made, comes in by their link, and is in the log, whose chain is whole', async ({
  browser,
}) => {
  const account = newAccount();
  const admin = await openOffice(browser);
  await signInByKeyboard(admin);
  await admin.keyboard.press('g');
  await admin.keyboard.press('o');
  await expect(admin.getByRole('heading', { name: 'Operators' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'New operator' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Account').fill(account);
  await dialog.getByLabel('Name').fill('Mai Tran');
  await dialog.getByLabel('Reason').fill('Joins the night shift');
  await dialog.getByRole('button', { name: 'New operator' }).click();
  const link = await admin.getByRole('textbox', { name: 'Link to set the password' }).inputValue();

  const fresh = await openOffice(browser, { path: link });
  await fresh.getByLabel('New password', { exact: true }).fill('a-long-password');
  await fresh.getByLabel('New password, once more').fill('a-long-password');
  await fresh.getByRole('button', { name: 'Set the password' }).click();
  await fresh.getByLabel('Password', { exact: true }).fill('a-long-password');
  await fresh.getByRole('button', { name: 'Sign in' }).click();
  await expect(fresh.getByRole('heading', { name: 'My account' })).toBeVisible();
  // without rights there is no way to anything else
  await expect(fresh.getByRole('navigation').getByRole('link')).toHaveCount(1);
  await expectAccessible(fresh);

  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await admin.goto('/log?action=operator.created');
  const line = admin.getByRole('button', { name: 'Operator created' }).first();
  await expect(line).toBeVisible();
  await admin.keyboard.press('j');
  await expect(line).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Joins the night shift').first()).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Check the chain' }).click();
  await expect(admin.getByText(/^Whole: \d+ lines? checked$/)).toBeVisible();
});

async function signInByKeyboard(page: Page): Promise<void> {
  await expect(page.getByLabel('Account')).toBeFocused();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(operatorPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
}
