import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { expectAccessible, openOffice, sayWhy } from '../support/office.ts';
import { hireOperator } from '../support/operator.ts';
import { comingMatch, openSlip, openSportsbook, pick, placeUntilTaken } from '../support/sportsbook.ts';

// a bet that a goal has not taken is placed again, as often as it needs
test.describe.configure({ timeout: 420_000 });

test('a trader holds a match under the eyes of a player, prices a market, and settles one with a second person', async ({
  browser,
  page,
  context,
}) => {
  // a bound for what never comes: pages of all markets are looked at beside a match that is on
  test.setTimeout(360_000);
  await becomeMember(page);
  const book = await openSportsbook(page, context, false);
  const row = await comingMatch(book, 3);
  const matchId = (await row.getAttribute('data-match')) ?? '';
  await pick(row);
  const slip = await openSlip(book, false);
  await placeUntilTaken(slip, () => slip.locator('.stake-input:visible').fill('2', { timeout: 5_000 }));

  const trader = await openOffice(browser, { account: await hireOperator('trader'), path: '/trading' });
  await expect(trader.getByText('Heard', { exact: true })).toHaveCount(2);
  await expectAccessible(trader);
  const match = trader.locator(`a[href$="/matches/${matchId}"]`);
  // a long board draws the rows that are in sight
  await expect(async () => {
    await trader.mouse.wheel(0, 400);
    await expect(match).toBeVisible({ timeout: 500 });
  }).toPass();
  await match.click();
  // the one that the player has bet on
  await trader.getByLabel('Show').selectOption('bet');
  const market = trader.locator('.panel', {
    has: trader.getByRole('heading', { name: 'Result', exact: true }),
  });
  await expect(market.getByRole('row').nth(1)).toContainText('1');
  await expectAccessible(trader);

  // the player's prices are gone as long as the desk holds the match
  await sayWhy(trader, 'Hold the match', 'Money from one place');
  await expect(trader.locator('.page-head').getByText('Held')).toBeVisible();
  await expect(row.locator('.price').first()).toBeDisabled();
  await sayWhy(trader, 'Release the match', 'It is explained');
  await expect(row.locator('.price').first()).toBeEnabled();

  await market.getByRole('button', { name: 'Price' }).click();
  const dialog = trader.getByRole('dialog');
  await dialog.getByLabel('Margin in percent').fill('12,5');
  await dialog.getByLabel(/^Likelier or less likely/).selectOption('home');
  await dialog.getByLabel(/^By how many percent/).fill('10');
  await dialog.getByLabel('Reason').fill('Their keeper is ill');
  await expectAccessible(trader);
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(market.getByText('Margin 12.5% instead of 5%')).toBeVisible();
  await expect(market.getByText('+10%')).toBeVisible();

  await market.getByRole('button', { name: 'Settle' }).click();
  await dialog.getByRole('button', { name: 'All void' }).click();
  await dialog.getByLabel('Reason').fill('The match was fixed');
  await expectAccessible(trader);
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  const request = await trader.getByRole('link', { name: 'Look at the request' }).getAttribute('href');
  const risk = await openOffice(browser, { account: await hireOperator('risk'), path: request ?? '' });
  await expect(risk.getByText('void').first()).toBeVisible();
  await sayWhy(risk, 'Approve', 'I have seen the report');

  // the stake is back, and the player is told by whom it was decided
  await expect(book.locator('[data-field=balance]')).toHaveText('$100.00');
  await book.locator('a[href="#bets"]:visible').click();
  await book.locator('.bets-page .group-tab', { hasText: 'Settled' }).click();
  await expect(book.locator('.bets-page .leg-result')).toContainText(
    'Settled by the house after a second look',
  );
  await trader.goto(`/trading/GPSB/tickets?match=${matchId}`);
  await expect(trader.getByRole('row').nth(1)).toContainText('Settled');
  await expectAccessible(trader);
});
