import { expect, test, type Browser, type Page } from '@playwright/test';
import { agree, becomeAgent } from '../support/agent.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { openOffice, sayWhy } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';
import { addPayoutAccount, withdrawEverything } from '../support/payout-account.ts';
import { payOnce, playBank } from '../support/pay-twice.ts';
import { changeProduct } from '../support/product-data.ts';
import { settleAlone } from '../support/settle-alone.ts';

test('an agent brings a member, and is paid for the month in which that member played', async ({
  page,
  browser,
  context,
  isMobile,
  viewport,
  baseURL,
}) => {
  test.skip(!process.env.BANK_URL, 'only the product that the tests start has a bank of theirs');
  test.slow();
  const account = await becomeMember(page);
  const office = await openOffice(browser, { account: await hireOperator('agents'), path: '/' });
  await becomeAgent(page, office, account);
  await givePlan(browser, office, account);

  const friends = await browser.newContext({
    ...{ baseURL: baseURL ?? '', viewport, isMobile, hasTouch: isMobile },
  });
  const friend = await bringMember(page, await friends.newPage());
  await payOnce(friend.page);
  const game = await play(friend.page, friends, isMobile, 'Fable Cove');
  await spin(game, 5);
  await expect.poll(() => playedBy(friend.account), { timeout: 60_000 }).toBe(5);
  await friends.close();

  const letGo = await settleAlone();
  try {
    await bringBack(account, friend.account);
    await payMonth(browser, office);
    await openToTheLastDay(page, friend.account);
  } finally {
    letGo();
  }
  await bePaid(page, browser, account);
  expect(context.pages()).toHaveLength(1);
});

/** 0.2 % of the valid turnover, from this month on: less than the house keeps of any slot. */
async function givePlan(browser: Browser, office: Page, account: string): Promise<void> {
  const name = `Plan ${account}`;
  await office.goto('/site/1/agents/plans');
  await office.getByRole('button', { name: 'New plan' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Currency').selectOption('USD');
  await dialog.getByLabel('Rate in percent').fill('0.2');
  await agree(browser, office);
  const [site] = await changeProduct<{ month: string }>(
    `select to_char(now() at time zone timezone, 'YYYY-MM') as month from app.site where site_id = 1`,
    [],
  );
  await office.goto(`/site/1/agents?q=${account}`);
  await office.getByRole('row', { name: account }).getByRole('link', { name: account }).click();
  await office.getByRole('button', { name: 'Give a plan' }).click();
  await dialog.getByLabel('Plan').selectOption({ label: `${name} (1, USD)` });
  await dialog.getByLabel('From month').fill(site?.month ?? '');
  await agree(browser, office);
}

/** Somebody comes by the agent's link and becomes a member. */
async function bringMember(page: Page, theirs: Page): Promise<{ page: Page; account: string }> {
  await page.goto('/proxy/Promotion?lang=en_US');
  const link = await page.getByText(/\/\?id=\d+$/).innerText();
  await theirs.goto(`${link}&lang=en_US`);
  const brought = async () =>
    (await theirs.context().cookies()).find(({ name }) => name === 'member_agent')?.value;
  await expect.poll(brought).toBe(new URL(link).searchParams.get('id'));
  return { page: theirs, account: await becomeMember(theirs, { agent: (await brought()) ?? '' }) };
}

async function playedBy(account: string): Promise<number> {
  const [row] = await changeProduct<{ rounds: number }>(
    `select coalesce(sum(d.rounds), 0)::int as rounds from play.day d join app.member m using (member_id)
     where m.member_account = $1 and m.site_id = 1`,
    [account],
  );
  return row?.rounds ?? 0;
}

/** As if both had been there a month before, and all months of the site had still to be settled. */
async function bringBack(agent: string, friend: string): Promise<void> {
  const ids = `(select member_id from app.member where site_id = 1 and member_account = any ($1))`;
  const accounts = [[agent, friend]];
  for (const change of [
    `update agency.placement set during = tstzrange(lower(during) - interval '2 months', upper(during)) where member_id in ${ids}`,
    `update agency.closure set during = tstzrange(lower(during) - interval '2 months', upper(during))
     where descendant_id in ${ids}`,
    `update play.day set day = (day - interval '1 month')::date where member_id in ${ids}`,
    `with given as (
       update agency.agent_plan set from_month = (from_month - interval '1 month')::date where agent_id in ${ids})
     update agency.period set state = 'voided', closed_at = coalesce(closed_at, now())
     where site_id = 1 and state <> 'voided'`,
  ])
    await changeProduct(change, accounts);
}

/** The job has a month that is over calculated; operators do the rest. */
async function payMonth(browser: Browser, office: Page): Promise<void> {
  const [site] = await changeProduct<{ month: string }>(
    `select to_char(now() at time zone timezone - interval '1 month', 'YYYY-MM') as month from app.site where site_id = 1`,
    [],
  );
  const month = site?.month ?? '';
  const review = office.getByRole('button', { name: `Review ${month}` });
  // the job comes by every ten seconds
  await expect
    .poll(
      async () => {
        const read = office.waitForResponse(/agent\/periods/);
        await office.goto('/site/1/agents/periods');
        await read;
        await expect(office.locator('[aria-busy="true"]')).toHaveCount(0);
        return review.count();
      },
      { timeout: 150_000, intervals: [2_000] },
    )
    .toBe(1);
  await review.click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Looked at');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog).toHaveCount(0);
  await office.getByRole('button', { name: `Approve ${month}` }).click();
  await agree(browser, office, 'Approve');
  await office.goto('/site/1/agents/periods');
  await office.getByRole('button', { name: `Pay ${month}` }).click();
  await dialog.getByLabel('Reason').fill('All agreed');
  await dialog.getByRole('button', { name: 'Pay' }).click();
  await expect(dialog).toHaveCount(0);
}

async function openToTheLastDay(page: Page, friend: string): Promise<void> {
  await page.goto('/proxy/PerformanceSettlement?lang=en_US');
  await page.getByRole('button', { name: /^Open: / }).click();
  await page.getByRole('button', { name: /^Members: Turnover/ }).click();
  const masked = `${friend.slice(0, 2)}***${friend.slice(-1)}`;
  await page.getByRole('button', { name: `Days: ${masked}` }).click();
  await expect(page.getByText(/Slots/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** Commission goes to the wallet with the right password, and from there out of the house. */
async function bePaid(page: Page, browser: Browser, account: string): Promise<void> {
  await page.goto('/proxy/Transfer?lang=en_US');
  await page.getByRole('button', { name: 'All of it' }).click();
  const [amount, move] = [page.getByLabel('Amount'), page.getByRole('button', { name: 'Move to my wallet' })];
  const commission = await amount.inputValue();
  expect(Number(commission)).toBeGreaterThan(0);
  await page.getByLabel('Withdrawal password').fill('4321');
  await move.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(amount).toHaveValue(commission);
  await page.getByLabel('Withdrawal password').fill('1234');
  await move.dblclick();
  await expect(page.getByRole('heading', { name: 'Moved of late' })).toBeVisible();
  await expect(page.getByText(`$${commission}`)).toHaveCount(1);

  await addPayoutAccount(page, account);
  await page.goto('/user/Withdrawal?lang=en_US');
  await withdrawEverything(page);
  await expect(page.getByRole('heading', { name: 'Being looked at' })).toBeVisible();
  const maker = await openOffice(browser, {
    account: await hireOperator('maker', 'finance'),
    path: `/site/1/cashier/withdrawals?q=${account}`,
  });
  await maker.getByRole('link', { name: /^W\d/ }).click();
  await expect(maker.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
  const order = new URL(maker.url()).pathname.split('/').at(-1) ?? '';
  await maker.getByRole('button', { name: 'Approve the payment' }).click();
  const dialog = maker.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('An agent of ours');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await maker.getByRole('link', { name: 'Look at the request' }).click();
  await expect(maker.getByRole('heading', { name: 'Withdrawal in review approved' })).toBeVisible();
  const checker = await openOffice(browser, { account: 'checker', path: new URL(maker.url()).pathname });
  await sayWhy(checker, 'Approve', 'I have looked, too');
  await expect(page.getByRole('heading', { name: 'Being paid' })).toBeVisible();
  await playBank(page, order, 'pay');
  await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
}
