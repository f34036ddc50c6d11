import { expect, type Page } from '@playwright/test';
import { changeProduct } from './product-data.ts';

/** Gives the page's new member an account to be paid at, as if it had been added a day ago. */
export async function addPayoutAccount(page: Page, account: string): Promise<void> {
  const authorization = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const ask = async (path: string, data: object) =>
    (await page.request.post(`/api${path}`, { data, headers: { authorization } })).json();
  const { bank_code } = (await ask('/payment/accounts', {})).data.bank_list[0];
  const number = String(Date.now()).slice(-12);
  const own = { bank_code, number, holder_name: 'Nguyen', withdraw_password: '1234' };
  expect(await ask('/payment/accounts/store', own)).toMatchObject({ code: 100 });
  const usable = await changeProduct(
    `update app.payout_account set usable_at = created_at
       where member_id = (select member_id from app.member where member_account = $1 and site_id = 1) returning account_id`,
    [account],
  );
  expect(usable).toHaveLength(1);
}

/** Asks on the member's page for all that there is; the page then shows the order. */
export async function withdrawEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Everything/ }).click();
  await page.getByLabel('Withdraw password').fill('1234');
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
}
