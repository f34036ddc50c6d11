import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';

test('a member sees what counts today, what it gives, and by which terms', async ({ page, context }) => {
  test.slow();
  await becomeMember(page);
  await page.goto('/user/Rebate?lang=en_US');
  const rebate = page.getByRole('region', { name: 'Rebate on turnover' });
  await expect(rebate.getByText('Nothing counts yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cashback on losses' })).toBeVisible();
  await rebate.getByText('Terms').click();
  await expect(rebate.getByText('Paid as cash; 100% of it is to be played')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await spin(await play(page, context, false, 'Fable Cove'), 5);
  // facts give way to bets: what was played counts some time later, most of all beside a busy machine
  const counted = rebate.getByRole('row', { name: /0\.5%/ });
  await expect(async () => {
    await page.goto('/user/Rebate?lang=en_US');
    await expect(counted.or(rebate.getByText('Nothing counts yet.'))).toBeVisible();
    expect(await counted.count()).toBe(1);
  }).toPass({ timeout: 180_000 });
});

test('terms are tried on last month, asked for by one operator and agreed to by another', async ({
  browser,
}) => {
  test.slow();
  const maker = await openOffice(browser, { account: 'maker', path: '/site/1/rebates' });
  await maker.getByRole('button', { name: /^Other terms: Valid turnover · USD/ }).click();
  const dialog = maker.getByRole('dialog');
  const ahead = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await dialog.getByLabel('In force from').fill(ahead);
  await dialog.getByRole('button', { name: 'Try on last month' }).click();
  await expect(dialog.getByText(/members would have had something/)).toBeVisible();
  await expectAccessible(maker);
  await dialog.getByLabel('Reason').fill('A little more for slots');
  await dialog.getByRole('button', { name: 'Ask for publishing' }).click();
  const request = await maker.getByRole('link', { name: 'Look at the request' }).getAttribute('href');
  const checker = await openOffice(browser, { account: await hireOperator('checker'), path: request ?? '' });
  await sayWhy(checker, 'Approve', 'As agreed');
  await expect(checker.locator('.page-head').getByText('Done')).toBeVisible();
  await maker.reload();
  await expect(maker.getByText(ahead).first()).toBeVisible();
  for (const page of [maker, checker]) await page.context().close();
});
