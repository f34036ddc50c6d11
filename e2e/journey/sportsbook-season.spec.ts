import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';
import { openSlip, openSportsbook, placeUntilTaken } from '../support/sportsbook.ts';

// a bet that a goal has not taken is placed again, as often as it needs
test.describe.configure({ timeout: 420_000 });

test('a champion is bet on each way from the page of the league, with its terms in words', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile);
  const openLeague = (): Promise<void> =>
    book.evaluate(() => {
      location.hash = '#league/delta-league';
    });
  await openLeague();
  const card = book.locator('.season-card').first();
  await expect(card.locator('thead th')).toHaveText(['Club', 'Champion', 'Top 2', 'Top 4']);
  await expect(card.locator('tbody tr')).toHaveCount(8);
  expect(await accessibilityFaults(book.page())).toEqual([]);
  await card.getByRole('button', { name: /^Rules/ }).click();
  await expect(book.locator('.sheet')).toContainText('Dead heat');
  await expect(book.locator('.season-examples li')).toHaveCount(5);
  expect(await accessibilityFaults(book.page())).toEqual([]);
  await book.locator('.sheet .round-button').click();

  const price = card.locator('tbody tr').nth(1).locator('.price').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  const slip = await openSlip(book, isMobile);
  // a goal on the way has the bet not taken
  await placeUntilTaken(slip, async () => {
    await slip.getByLabel('Each way').check({ timeout: 5_000 });
    await expect(slip.locator('.each-way small')).toContainText('The stake counts twice');
    await slip.locator('.stake-input:visible').fill('2', { timeout: 5_000 });
    await expect(slip.locator('.place-button')).toHaveText('Place bet · $4.00');
  });
  await expect(book.locator('[data-field=balance]')).toHaveText('$96.00');
  if (isMobile) await slip.locator('.slip-close').click();
  await book.locator('a[href="#bets"]:visible').click();
  const ticket = book.locator('.bets-page .ticket');
  await expect(ticket.locator('.ticket-head strong')).toHaveText('Each way');
  await expect(ticket.locator('.leg-match a')).toHaveText(/^Delta League, Season \d+$/);
  await expect(ticket.locator('.leg-result').first()).toHaveText('Win:Open');
  await expect(ticket.locator('.leg-result').nth(1)).toHaveText(
    /^Place 1–2, 1\/3 of the odds \(\d+\.\d+\):Open$/,
  );
  expect(await accessibilityFaults(book.page())).toEqual([]);
});

test('a tour and a league of basketball have their seasons, by what their own tables count', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile);
  const card = book.locator('.season-card').first();
  const open = async (league: string, who: string, counts: string): Promise<void> => {
    await book.evaluate((hash) => {
      location.hash = hash;
    }, `#league/${league}`);
    await expect(card.locator('thead th')).toHaveText([who, 'Champion', 'Top 2', 'Top 4']);
    await expect(card.locator('tbody tr')).toHaveCount(8);
    await card.getByRole('button', { name: /^Rules/ }).click();
    await expect(book.locator('.sheet')).toContainText(counts);
    expect(await accessibilityFaults(book.page())).toEqual([]);
    await book.locator('.sheet .round-button').click();
  };
  await open('pearl-tour', 'Player', 'The ranking of the tour decides');
  await open('beacon-league', 'Club', 'The table counts wins');

  // the second by its price; a quarter that ends on the way has the bet not taken
  const price = card.locator('tbody tr').nth(1).locator('.price').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  const slip = await openSlip(book, isMobile);
  await placeUntilTaken(slip, async () => {
    await slip.locator('.stake-input:visible').fill('2', { timeout: 5_000 });
    await expect(slip.locator('.place-button')).toHaveText('Place bet · $2.00');
  });
  if (isMobile) await slip.locator('.slip-close').click();
  await book.locator('a[href="#bets"]:visible').click();
  const ticket = book.locator('.bets-page .ticket');
  await expect(ticket.locator('.leg-match a')).toHaveText(/^Beacon League, Season \d+$/);
  await expect(ticket.locator('.leg-result').first()).toHaveText('Open');
});
