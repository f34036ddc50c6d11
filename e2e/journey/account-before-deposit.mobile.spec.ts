import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';

// what the page still asks for when the test is over is answered by nobody
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('whoever is asked for an account before a deposit is told so where it is added', async ({ page }) => {
  await becomeMember(page);
  await page.route('**/api/member/profile/common/layout', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.member_common_layout.need_bank_account_deposit_verified = 1;
    await route.fulfill({ response, json: answer });
  });
  for (const path of ['/Deposit?lang=en_US', '/user/Deposit?lang=en_US', '/user?page=Deposit&lang=en_US']) {
    await page.goto(path);
    const prompt = page.getByRole('dialog', { name: 'An account before your deposit' });
    await expect(prompt).toBeVisible();
    await expect(page).toHaveURL(/\/user\/BindAccount(\?lang=en_US)?$/);
    await prompt.getByRole('button', { name: 'Later' }).click();
    await expect(prompt).toBeHidden();
    await expect(page.getByText('Before you deposit, add an account')).toBeVisible();
  }

  await page.goto('/Deposit');
  await page.getByRole('dialog').getByRole('button', { name: 'Add an account' }).click();
  await expect(page.getByLabel('Bank or wallet')).toBeFocused();

  await page.reload();
  await expect(page.getByText('Before you deposit, add an account')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
