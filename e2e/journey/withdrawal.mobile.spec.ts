import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { changeProduct } from '../support/product-data.ts';

test('a withdrawal is asked for with the account and the withdraw password, and says where it stands', async ({
  page,
}) => {
  const account = await becomeMember(page);
  await page.goto('/user/Withdrawal?lang=en_US');
  await expect(page.getByRole('link', { name: 'Go to my payout accounts' })).toBeVisible();

  const authorization = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const ask = async (path: string, data: object) =>
    (await page.request.post(`/api${path}`, { data, headers: { authorization } })).json();
  const { bank_code } = (await ask('/payment/accounts', {})).data.bank_list[0];
  const number = String(Date.now()).slice(-12);
  const own = { bank_code, number, holder_name: 'Nguyen', withdraw_password: '1234' };
  expect(await ask('/payment/accounts/store', own)).toMatchObject({ code: 100 });
  // a day later
  const usable = await changeProduct(
    `update app.payout_account set usable_at = created_at
       where member_id = (select member_id from app.member where member_account = $1 and site_id = 1) returning account_id`,
    [account],
  );
  expect(usable).toHaveLength(1);

  await page.goto('/user/Withdrawal?lang=en_US');
  await page.getByRole('button', { name: /^Everything/ }).click();
  await page.getByLabel('Withdraw password').fill('1234');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  // whoever has just joined and never paid in waits for a person
  await expect(page.getByRole('heading', { name: 'Being looked at' })).toBeVisible();
  await expect(page.getByText('You asked for the money.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Withdrawals under way' })).toBeVisible();
  await expect(page.getByText('Set aside for your withdrawals under way')).toBeVisible();
  await page.goto('/user/DWRecord?lang=en_US');
  await expect(page.getByRole('button', { name: /Withdrawal.*Being looked at.*100.00/ })).toHaveCount(1);
});
