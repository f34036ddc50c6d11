import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { payOnce, playBank } from '../support/pay-twice.ts';

test('what a bank took back is found by an operator, told to its member, and won back by two people', async ({
  page,
  browser,
}) => {
  test.skip(!process.env.BANK_URL, 'only the product that the tests start has a bank of theirs');
  const account = await becomeMember(page);
  const orderNumber = await payOnce(page);
  await playBank(page, orderNumber, 'charge_back');

  await page.goto('/user/DWRecord?lang=en_US');
  await page.getByRole('button', { name: /Reversed/ }).click();
  await expect(page.getByText('has taken this payment back').first()).toBeVisible();

  const maker = await openOffice(browser, { account: 'maker', path: '/site/1/cashier/claims?state=taken' });
  const line = maker.getByRole('row', { name: new RegExp(orderNumber) });
  await expect(line.getByText(account)).toBeVisible();
  await expectAccessible(maker);
  await line.getByRole('link', { name: orderNumber }).click();
  await expect(maker.getByRole('heading', { name: orderNumber })).toBeVisible();
  await expect(maker.getByText('Taken from the member')).toBeVisible();
  await expectAccessible(maker);
  await maker.getByRole('button', { name: 'Won back' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByLabel('Reference of the money').fill('FT-778');
  await dialog.getByLabel('Evidence').fill('Letter of the bank');
  await dialog.getByLabel('Reason').fill('The payer has withdrawn it');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await maker.getByRole('link', { name: 'Look at the request' }).click();
  await expect(maker.getByRole('heading', { name: 'Deposit won back' })).toBeVisible();

  const checker = await openOffice(browser, { account: 'checker', path: new URL(maker.url()).pathname });
  await sayWhy(checker, 'Approve', 'I have read the letter');
  await expect(checker.locator('.page-head').getByText('Done')).toBeVisible();
  await checker.goto(`/site/1/cashier/deposits/${orderNumber}`);
  await expect(checker.locator('.page-head').getByText('Credited')).toBeVisible();
  await expect(checker.getByText('Reference: FT-778')).toBeVisible();
});
