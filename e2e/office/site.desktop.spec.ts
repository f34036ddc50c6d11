import { expect, test } from '@playwright/test';
import { expectAccessible, openOffice } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';

test('access and settings of a site are asked for at their pages, and what they would do is shown before', async ({
  browser,
}) => {
  const account = await hireOperator('administrator');
  const admin = await openOffice(browser, { account, path: '/site/4/standing/access' });
  await admin.getByRole('textbox', { name: 'Address' }).fill('203.0.113.7');
  await admin.getByRole('button', { name: 'Try it out' }).click();
  await expect(admin.getByText('May log in and register', { exact: true })).toBeVisible();

  await admin.getByRole('button', { name: 'Change access' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Not from these addresses').fill('0.0.0.0/0');
  await dialog.getByLabel('Reason').fill('Nobody must come in');
  await expect(dialog.getByText('keeps out everybody')).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await admin.getByRole('link', { name: 'Settings' }).click();
  await admin.getByRole('button', { name: 'Change: What visitors see' }).click();
  await dialog.getByLabel('Home of phones').selectOption('H5_8');
  await dialog.getByLabel('Reason').fill('A shorter home');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await admin.getByRole('link', { name: 'Look at the request' }).click();
  await expect(admin.getByRole('heading', { name: 'Site’s settings changed' })).toBeVisible();
  await expect(admin.locator('.page-head').getByText('Waiting')).toBeVisible();
});
