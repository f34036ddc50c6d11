import { expect, test } from '@playwright/test';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
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

test('languages of a site hold once somebody else agrees, and go back to what was before', async ({
  browser,
}) => {
  const [asks, agrees] = [await hireOperator('administrator'), await hireOperator('compliance')];
  const admin = await openOffice(browser, { account: asks, path: '/site/3/standing/settings' });
  const other = await openOffice(browser, { account: agrees });
  const region = admin.getByRole('region', { name: 'Languages and currencies' });
  const dialog = admin.getByRole('dialog');
  /** Asks for what the dialog has, and another one agrees. */
  const haveIt = async (why: string): Promise<void> => {
    await dialog.getByLabel('Reason').fill(why);
    await dialog.getByRole('button', { name: 'Ask for it' }).click();
    const address = await admin.getByRole('link', { name: 'Look at the request' }).getAttribute('href');
    await other.goto(address ?? '');
    await sayWhy(other, 'Approve', 'Agreed');
    await expect(other.locator('.page-head').getByText('Done')).toBeVisible();
    await admin.reload();
  };

  await admin.getByRole('button', { name: 'Change: Languages and currencies' }).click();
  const languages = dialog.getByRole('group', { name: 'Languages' });
  await expect(languages.getByRole('checkbox', { name: 'Thai (Thailand)' })).toBeChecked();
  await languages.getByRole('checkbox', { name: 'Thai (Thailand)' }).uncheck();
  await expectAccessible(admin);
  await haveIt('Nobody writes Thai any more');
  await expect(region.getByText('Thai (Thailand)')).toHaveCount(0);

  await admin.getByRole('button', { name: 'Site’s settings changed' }).first().click();
  await expect(admin.getByRole('rowheader', { name: 'Languages' }).first()).toBeVisible();
  await admin.getByRole('button', { name: 'Put back what was before' }).click();
  await haveIt('Somebody does again');
  await expect(region.getByText('Thai (Thailand)')).toBeVisible();
});
