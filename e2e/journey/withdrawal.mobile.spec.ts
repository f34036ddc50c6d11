import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { addPayoutAccount, withdrawEverything } from '../support/payout-account.ts';

test('a withdrawal is asked for with the account and the withdraw password, and says where it stands', async ({
  page,
}) => {
  const account = await becomeMember(page);
  await page.goto('/user/Withdrawal?lang=en_US');
  await expect(page.getByRole('link', { name: 'Go to my payout accounts' })).toBeVisible();

  await addPayoutAccount(page, account);
  await page.goto('/user/Withdrawal?lang=en_US');
  await withdrawEverything(page);
  // whoever has just joined and never paid in waits for a person
  await expect(page.getByRole('heading', { name: 'Being looked at' })).toBeVisible();
  await expect(page.getByText('You asked for the money.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Withdrawals under way' })).toBeVisible();
  await expect(page.getByText('Set aside for your withdrawals under way')).toBeVisible();
  await page.goto('/user/DWRecord?lang=en_US');
  await expect(page.getByRole('button', { name: /Withdrawal.*Being looked at.*100.00/ })).toHaveCount(1);
});
