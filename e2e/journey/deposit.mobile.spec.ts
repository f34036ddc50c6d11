import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';

test('a deposit is asked for once, found again, and credited when the bank has the money', async ({
  page,
}) => {
  const bank = process.env.BANK_URL;
  test.skip(!bank, 'only the product that the tests start has a bank of theirs');
  await becomeMember(page);
  await page.goto('/Deposit?lang=en_US');
  await page.getByRole('group', { name: 'Usual amounts' }).getByRole('button', { name: '20.00' }).click();
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await expect(page.getByRole('textbox', { name: /Amount in USD/ })).toHaveValue('20');
  // the answer is lost on its way: what is sent again is the same deposit
  await page.route('**/api/payment/deposit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const send = page.getByRole('button', { name: 'Continue' });
  await send.dblclick();
  await expect(page.getByText('there will still be only one deposit')).toBeVisible();
  await page.unroute('**/api/payment/deposit');
  await send.click();

  await expect(page.getByRole('heading', { name: 'Ready to be paid' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy: Reference' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ready to be paid' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy: Account number' })).toBeVisible();

  const orderNumber = await page.locator('.deposit-number > span').innerText();
  const paid = await page.request.post(`${bank}/control/act`, {
    data: { order_id: orderNumber, act: 'pay' },
  });
  expect(await paid.json()).toMatchObject({ kind: 'done' });
  await expect(page.getByRole('heading', { name: 'Credited' })).toBeVisible();
  await expect(page.getByText('The money has come and is in your wallet.').first()).toBeVisible();

  await page.goto('/user/DWRecord?lang=en_US');
  const record = page.getByRole('button', { name: /Bank transfer.*Credited/ });
  await expect(record).toHaveCount(1);
  await record.click();
  await expect(page.getByText(orderNumber)).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const saved = await (await saving).path();
  expect(await readFile(saved, 'utf8')).toContain(`,${orderNumber},Bank transfer,Credited,20.00,20.00,USD`);

  // the short address keeps what it was asked for
  await page.goto('/Deposit?lang=vi_VN');
  await expect(page.getByRole('heading', { name: 'Nạp tiền' })).toBeVisible();
});
