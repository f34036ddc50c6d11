import { expect, test } from '@playwright/test';
import { agree, becomeAgent } from '../support/agent.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice } from '../support/office.ts';
import { changeProduct } from '../support/product-data.ts';

test('a plan is written and given by two people, and its agent reads it', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await becomeMember(page);
  const office = await openOffice(browser, { account: 'agents', path: '/site/1/agents/applications' });
  await becomeAgent(page, office, account);

  const name = `Plan ${account}`;
  await office.goto('/site/1/agents/plans');
  await office.getByRole('button', { name: 'New plan' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Currency').selectOption('USD');
  await dialog.getByLabel('Rate in percent').fill('0.5');
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  // the same again, of which the halls are in a line already
  await dialog.getByLabel('Rate in percent').nth(1).fill('0.5');
  await dialog.getByLabel('Reason').fill('As they asked');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(dialog.getByText('a hall is in one line only')).toBeVisible();
  await dialog.getByLabel('Kind').nth(1).selectOption('Net loss');
  await dialog.getByLabel('Tiers').fill('0 0 30\n10000 5 35');
  await expectAccessible(office);
  await agree(browser, office);
  await office.goto('/site/1/agents/plans');
  await expect(office.getByRole('heading', { name: `${name} · USD` })).toBeVisible();
  await expectAccessible(office);

  await office.goto(`/site/1/agents?q=${account}`);
  await office.getByRole('row', { name: account }).getByRole('link', { name: account }).click();
  await office.getByRole('button', { name: 'Give a plan' }).click();
  await dialog.getByLabel('Plan').selectOption({ label: `${name} (1, USD)` });
  await dialog.getByLabel('From month').fill(await monthOfSite());
  await agree(browser, office);

  await page.goto('/proxy/Plan?lang=en_US');
  await expect(page.getByText('You earn 0.5% of the valid turnover')).toBeVisible();
  await expect(page.getByText('35% from $10,000.00 of net loss on, with 5 active members')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto('/proxy/PerformanceSettlement?lang=en_US');
  await expect(page.getByText('No month has been settled yet.')).toBeVisible();
  await page.goto('/proxy/Transfer?lang=en_US');
  await page.getByLabel('Amount').fill('5');
  await page.getByLabel('Withdrawal password').fill('1234');
  await page.getByRole('button', { name: 'Move to my wallet' }).click();
  await expect(page.getByText('You have less commission than that.').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const table of ['OperationTable', 'StratifiedTable']) {
    await page.goto(`/proxy/${table}?lang=en_US`);
    await expect(page.getByText('Nothing was played in these days.').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});

/** The site's day may not have begun yet, or may be over already. */
async function monthOfSite(): Promise<string> {
  const [row] = await changeProduct<{ month: string }>(
    `select to_char(now() at time zone timezone, 'YYYY-MM') as month from app.site where site_id = 1`,
    [],
  );
  return row?.month ?? '';
}
