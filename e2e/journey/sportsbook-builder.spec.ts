import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';
import {
  books,
  comingMatch,
  openSlip,
  openSportsbook,
  placeUntilTaken,
  playToTheEnd,
} from '../support/sportsbook.ts';

// a bet that a goal has not taken is placed again, as often as it needs
test.describe.configure({ timeout: 420_000 });

test('selections of a match are combined on its page, placed as one bet, and settled part by part', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile);
  // of its own: it is told to end at once
  const row = await comingMatch(book, isMobile ? 10 : 8);
  const matchId = (await row.getAttribute('data-match')) ?? '';
  await row.locator('.row-match').click();
  await book.getByRole('button', { name: 'Combine selections' }).click();
  const priceOf = (market: string, place = 0) =>
    book
      .locator('.market-card')
      .filter({ has: book.locator(`h4:text-is("${market}")`) })
      .locator('.price')
      .nth(place);
  // a stake that may come back is no part
  await expect(priceOf('Draw no bet')).toBeDisabled();
  for (const market of ['Result', 'Both sides score', 'Double chance']) {
    await priceOf(market).click();
    await expect(priceOf(market)).toHaveAttribute('aria-pressed', 'true');
  }
  const slip = await openSlip(book, isMobile);
  const leg = slip.locator('.slip-leg');
  await expect(leg).toHaveCount(1);
  await expect(leg.locator('.builder-part')).toHaveCount(3);
  // a side that wins does not lose: a double chance with it adds nothing
  await expect(leg.locator('.part-idle:visible')).toHaveText('Adds nothing to the price');
  await expect(slip.locator('.slip-form .slip-reason')).toContainText('adds nothing');
  await expect(slip.locator('.place-button')).toBeDisabled();
  await leg.locator('.part-remove').last().click();
  await expect(leg.locator('.builder-part')).toHaveCount(2);
  await expect(leg.locator('.leg-pick strong')).toHaveText(/^\d+\.\d+$/);
  await expect(leg).toContainText('once for all parts together');
  const stake = slip.locator('.stake-input:visible');
  await stake.fill('2');
  expect(await accessibilityFaults(book.page())).toEqual([]);
  await placeUntilTaken(slip, () => stake.fill('2', { timeout: 5_000 }));
  const ticket = slip.locator('.receipts .ticket');
  await expect(ticket.locator('.builder-part')).toHaveCount(2);

  if (isMobile) await slip.locator('.slip-close').click();
  await book.locator('a[href="#bets"]:visible').click();
  await expect(book.locator('.bets-page .ticket')).toHaveCount(1);
  await playToTheEnd(matchId);
  await expect(book.locator('.bets-page .ticket')).toHaveCount(0);
  await book.locator('.bets-page .group-tab', { hasText: 'Settled' }).click();
  const settled = book.locator('.bets-page .ticket');
  await expect(settled.locator('.ticket-state')).toHaveText('Settled');
  await expect(settled.locator('.ticket-leg')).toHaveAttribute('data-result', /won|lost/);
  const parts = await settled
    .locator('.builder-part')
    .evaluateAll((all) => all.map((part) => part.getAttribute('data-result')));
  const whole = parts.every((result) => result === 'won') ? 'won' : 'lost';
  await expect(settled.locator('.ticket-leg')).toHaveAttribute('data-result', whole);
  await expect(settled.locator('.builder-part').first()).toContainText('Decided by: Full time');
  expect(await accessibilityFaults(book.page())).toEqual([]);
});

test('selections of a match of esports are combined in the book of its hall', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile, books.esports);
  await (await comingMatch(book, isMobile ? 3 : 1, 'esport')).locator('.row-match').click();
  const priceOf = (market: string) =>
    book
      .locator('.market-card')
      .filter({ has: book.locator(`h4:text-is("${market}")`) })
      .locator('.price')
      .first();
  await book.getByRole('button', { name: 'Combine selections' }).click();
  await book.getByRole('button', { name: 'Rules: Bet builder' }).click();
  await expect(book.locator('.sheet')).toContainText('best of five');
  expect(await accessibilityFaults(book.page())).toEqual([]);
  await book.locator('.sheet .round-button').click();
  for (const market of ['Match winner', 'Map 1: first round']) {
    await priceOf(market).click();
    await expect(priceOf(market)).toHaveAttribute('aria-pressed', 'true');
  }
  const slip = await openSlip(book, isMobile);
  const leg = slip.locator('.slip-leg');
  await expect(leg.locator('.builder-part')).toHaveCount(2);
  await expect(leg.locator('.leg-pick strong')).toHaveText(/^\d+\.\d+$/);
  const stake = slip.locator('.stake-input:visible');
  await placeUntilTaken(slip, () => stake.fill('2', { timeout: 5_000 }));
  await expect(slip.locator('.receipts .ticket .builder-part')).toHaveCount(2);
});
