import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { giveBonus } from '../support/bonus.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, sayWhy } from '../support/office.ts';

const twenty = {
  'Amount in USD': '20',
  'To be staked, in percent of the amount': '500',
  'Highest stake in USD': '2',
};

test('a bonus is given by two operators, seen by the member, and given up in one of two windows', async ({
  page,
  context,
  browser,
}) => {
  const account = await becomeMember(page);
  await page.goto('/user/MyBonus?lang=en_US');
  await expect(page.getByRole('heading', { name: 'No bonus right now' })).toBeVisible();

  const { maker, path } = await giveBonus(browser, account, twenty);

  // the window that waits hears of it
  const forfeit = page.getByRole('button', { name: 'Give up $20.00' });
  await expect(forfeit).toBeVisible();
  await expect(page.getByText('$0.00 of $100.00 staked')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const other = await context.newPage();
  await other.goto('/user/MyBonus?lang=en_US');
  await other.getByRole('button', { name: 'Give up $20.00' }).click();

  await forfeit.click();
  const dialog = page.getByRole('dialog', { name: 'Give up this bonus of $20.00?' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give up $20.00' }).click();
  await expect(page.getByText('The bonus was given up.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No bonus right now' })).toBeVisible();
  await expect(page.getByText('$0.00 became cash')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'No bonus right now' })).toBeAttached();

  await maker.goto(path);
  await maker.getByRole('link', { name: account }).first().waitFor();
  await maker
    .getByRole('row', { name: /Given up/ })
    .getByRole('link')
    .click();
  await expect(maker.getByRole('heading', { name: 'Booked' })).toBeVisible();
  await expect(maker.getByText('Bonuses forfeited and expired')).toBeVisible();
  await expectAccessible(maker);
});

test('a bonus that is taken back by an operator is gone from the member’s page', async ({
  page,
  browser,
}) => {
  const account = await becomeMember(page);
  const { maker, path } = await giveBonus(browser, account, twenty);
  await page.goto('/user/MyBonus?lang=en_US');
  await expect(page.getByRole('button', { name: 'Give up $20.00' })).toBeVisible();

  await maker.goto(path);
  await maker
    .getByRole('row', { name: /Active/ })
    .getByRole('link')
    .click();
  await sayWhy(maker, 'Take back', 'Given to the wrong member');
  await expect(maker.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No bonus right now' })).toBeVisible();
  await expect(page.getByText('taken back')).toBeVisible();
});
