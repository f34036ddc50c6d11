import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { layoutShift } from '../support/layout-shift.ts';
import { becomeMember } from '../support/member.ts';

/** Each page with what it shows once its data is there. */
const pages = [
  ['', '.member-card .money'],
  ['Info', '[name=member_email]'],
  ['Devices', '.devices-name'],
  ['LoginHistory', '.devices-text'],
  ['MyWallet', '.my-wallet-total'],
  ['BindAccount', '.payout'],
  ['Announcement', '.news-item'],
  ['Letter', '.letter'],
  ['Transaction', '.statement-table'],
  ['GameRecord', '.play-none'],
] as const;

for (const [id, sign] of pages) {
  test(`/user/${id} stands still when its data comes, meets WCAG 2.2 AA and fits the narrowest phone`, async ({
    page,
  }) => {
    await becomeMember(page);
    await page.goto(`/user/${id}?lang=en_US`);
    await expect(page.locator(sign).first()).toBeVisible();
    await expect(page.locator('.member-card .money').first()).toBeAttached();
    expect(await layoutShift(page)).toEqual({ sum: 0, moved: [] });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

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
