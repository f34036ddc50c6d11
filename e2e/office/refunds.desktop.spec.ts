import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { payOnce, playBank } from '../support/pay-twice.ts';

test('a deposit is given back once a second person agrees and the bank has paid it, and its member is told', async ({
  page,
  browser,
}) => {
  test.skip(!process.env.BANK_URL, 'only the product that the tests start has a bank of theirs');
  const account = await becomeMember(page);
  const orderNumber = await payOnce(page);

  const path = `/site/1/cashier/deposits/${orderNumber}`;
  const maker = await openOffice(browser, { account: 'maker', path });
  await maker.getByRole('button', { name: 'Give money back' }).click();
  const dialog = maker.getByRole('dialog');
  const amount = dialog.getByLabel('Amount to give back');
  const left = Number(await amount.inputValue());
  await amount.fill(String(left + 1));
  await dialog.getByLabel('Reason').fill('The member has written');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(dialog.getByText('Less of the deposit is left than that.')).toBeVisible();
  await amount.fill(String(left));
  await expectAccessible(maker);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await maker.getByRole('link', { name: 'Look at the request' }).click();
  await expect(maker.getByRole('heading', { name: 'Deposit given back' })).toBeVisible();

  const checker = await openOffice(browser, { account: 'checker', path: new URL(maker.url()).pathname });
  await sayWhy(checker, 'Approve', 'I have read the letter');
  await expect(checker.locator('.page-head').getByText('Done')).toBeVisible();
  await checker.goto('/site/1/cashier/refunds');
  const line = checker.getByRole('row', { name: new RegExp(orderNumber) });
  await expect(line.getByText(account)).toBeVisible();
  await expectAccessible(checker);
  const refundNumber = (await line.getByRole('link').first().textContent()) ?? '';
  await expect(async () => {
    await checker.reload();
    await expect(line.getByText('With the service')).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await playBank(page, refundNumber, 'pay');
  await checker.goto(path);
  await expect(checker.locator('.page-head').getByText('Reversed')).toBeVisible();
  await expect(checker.getByText('has given all of it back the way it came')).toBeVisible();
  await expect(checker.getByRole('button', { name: 'Give money back' })).toHaveCount(0);
  await expectAccessible(checker);

  await page.goto('/user/DWRecord?lang=en_US');
  await page.getByRole('button', { name: /Reversed/ }).click();
  await expect(page.getByText('The money was sent back the way it was paid.').first()).toBeVisible();
});
