import { expect, test } from '@playwright/test';
import { expectAccessible, openOffice } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';

test('a rule of approvals is asked for at its page, and waits for somebody else', async ({ browser }) => {
  const account = await hireOperator('administrator');
  const admin = await openOffice(browser, { account, path: '/approvals' });
  await admin.getByRole('link', { name: 'Rules' }).click();
  const rule = admin.getByRole('row', { name: /Balance adjusted.*All sites/ });
  await expect(rule).toContainText('Each amount needs others');
  await expectAccessible(admin);
  await rule.getByRole('button', { name: 'Change' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Site').selectOption('4');
  await dialog.getByLabel('Others who agree').selectOption('3');
  await dialog.getByLabel('Nobody up to').fill('VND 50000');
  await dialog.getByLabel('Reason').fill('Small ones are many');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await admin.getByRole('link', { name: 'Look at the request' }).click();
  await expect(admin.getByRole('heading', { name: 'Rule of approvals changed' })).toBeVisible();
  await expect(admin.locator('.page-head').getByText('Waiting')).toBeVisible();
});
