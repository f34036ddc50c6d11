import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';
import { changeProduct } from '../support/product-data.ts';

test('a bonus is given by two operators, seen by the member, and given up in one of two windows', async ({
  page,
  context,
  browser,
}) => {
  const account = await becomeMember(page);
  await page.goto('/user/MyBonus?lang=en_US');
  await expect(page.getByRole('heading', { name: 'No bonus right now' })).toBeVisible();

  const path = `/site/1/bonuses?member=${await idOf(account)}`;
  const maker = await openOffice(browser, { account: await hireOperator('promotions'), path });
  const request = await askForBonus(maker, account);
  const checker = await openOffice(browser, { account: await hireOperator('checker'), path: request });
  await sayWhy(checker, 'Approve', 'As agreed');

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
  await maker.getByRole('row', { name: /Given up/ }).getByRole('link').click();
  await expect(maker.getByRole('heading', { name: 'Booked' })).toBeVisible();
  await expect(maker.getByText('Bonuses forfeited and expired')).toBeVisible();
  await expectAccessible(maker);
});

test('a bonus that is taken back by an operator is gone from the member’s page', async ({
  page,
  browser,
}) => {
  const account = await becomeMember(page);
  const path = `/site/1/bonuses?member=${await idOf(account)}`;
  const maker = await openOffice(browser, { account: await hireOperator('promotions'), path });
  const request = await askForBonus(maker, account);
  const checker = await openOffice(browser, { account: await hireOperator('checker'), path: request });
  await sayWhy(checker, 'Approve', 'As agreed');
  await page.goto('/user/MyBonus?lang=en_US');
  await expect(page.getByRole('button', { name: 'Give up $20.00' })).toBeVisible();

  await maker.goto(path);
  await maker.getByRole('row', { name: /Active/ }).getByRole('link').click();
  await sayWhy(maker, 'Take back', 'Given to the wrong member');
  await expect(maker.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No bonus right now' })).toBeVisible();
  await expect(page.getByText('taken back')).toBeVisible();
});

async function idOf(account: string): Promise<number> {
  const [row] = await changeProduct<{ member_id: string }>(
    'select member_id from app.member where member_account = $1',
    [account],
  );
  return Number(row?.member_id);
}

/** Where the request stands. */
async function askForBonus(page: Page, account: string): Promise<string> {
  await page.getByRole('button', { name: 'Give a bonus' }).click();
  const dialog = page.getByRole('dialog', { name: `Give ${account} a bonus` });
  await dialog.getByLabel('Amount in USD').fill('20');
  await dialog.getByLabel('To be staked, in percent of the amount').fill('500');
  await dialog.getByLabel('Highest stake in USD').fill('2');
  await dialog.getByLabel('Reason').fill('They waited long');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give a bonus' }).click();
  return (await page.getByRole('link', { name: 'Look at the request' }).getAttribute('href')) ?? '';
}
