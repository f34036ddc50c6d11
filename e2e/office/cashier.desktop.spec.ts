import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { payTwice } from '../support/pay-twice.ts';

test('money that came twice is found in the cashier, and credited once a second person agrees', async ({
  page,
  browser,
}) => {
  test.skip(!process.env.BANK_URL, 'only the product that the tests start has a bank of theirs');
  const account = await becomeMember(page);
  const { first, second } = await payTwice(page);

  const maker = await openOffice(browser, { account: 'maker', path: `/site/1/cashier?q=${account}` });
  await maker.getByRole('link', { name: second }).click();
  await expect(maker.getByRole('link', { name: first })).toBeVisible();
  await expect(maker.getByText('Nothing was booked for it.')).toBeVisible();
  await expectAccessible(maker);
  await maker.getByRole('button', { name: 'Credit what came' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The payer has meant it');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await maker.getByRole('link', { name: 'Look at the request' }).click();
  await expect(maker.getByRole('heading', { name: 'Deposit in review credited' })).toBeVisible();

  const checker = await openOffice(browser, { account: 'checker', path: new URL(maker.url()).pathname });
  await sayWhy(checker, 'Approve', 'The bank shows both payments');
  await expect(checker.locator('.page-head').getByText('Done')).toBeVisible();
  await checker.goto(`/site/1/cashier/deposits/${second}`);
  await expect(checker.locator('.page-head').getByText('Credited')).toBeVisible();
  await expect(checker.getByText('has agreed to credit what came')).toBeVisible();
  await expect(checker.getByText('Held by payment service')).toBeVisible();
});
