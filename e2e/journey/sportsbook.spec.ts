import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { becomeMember } from '../support/member.ts';
import {
  books,
  comingMatch,
  followStates,
  openSlip,
  openSportsbook,
  pick,
  placeUntilTaken,
  playToSecond,
  playToTheEnd,
} from '../support/sportsbook.ts';

// a bet that a goal has not taken is placed again, as often as it needs
test.describe.configure({ timeout: 420_000 });

test('a single is placed once, and is settled when its match has ended', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile);
  // of its own: what it is told to end at once, the other layout may have bet on
  const row = await comingMatch(book, isMobile ? 2 : 0);
  const matchId = (await row.getAttribute('data-match')) ?? '';
  await pick(row);
  const slip = await openSlip(book, isMobile);
  await expect(slip.locator('.slip-form .slip-reason')).toHaveText('Say how much to stake.');
  await expect(slip.locator('.place-button')).toBeDisabled();
  let asked = 0;
  book.page().on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/sports/tickets') asked += 1;
  });
  await placeUntilTaken(
    slip,
    async () => {
      await slip.locator('.stake-input:visible').fill('2', { timeout: 5_000 });
      asked = 0;
    },
    (place) => place.dblclick({ timeout: 5_000 }),
  );
  const ticket = slip.locator('.receipts .ticket');
  await expect(ticket).toHaveCount(1);
  expect(asked).toBe(1);
  await expect(book.locator('[data-field=balance]')).toHaveText('$98.00');
  expect(await accessibilityFaults(book.page())).toEqual([]);

  if (isMobile) await slip.locator('.slip-close').click();
  await book.locator('a[href="#bets"]:visible').click();
  await expect(book.locator('.bets-page .ticket')).toHaveCount(1);
  // half of it is sold at once, and the rest goes on
  const shown = book.locator('.shown-ticket');
  await shown.getByRole('button', { name: '50%' }).click();
  await shown.getByRole('button', { name: 'Ask for a cash-out' }).click();
  await expect(shown.locator('.cash-out-note')).toContainText('$1.00 of the stake goes on.');
  expect(await accessibilityFaults(book.page())).toEqual([]);
  // an offer stands for ten seconds, and whoever looks at it closely may have to ask again
  await expect(async () => {
    const again = shown.getByRole('button', { name: 'Ask for a cash-out' });
    if (await again.isVisible()) await again.click();
    await shown.getByRole('button', { name: /^Take \$0\.\d\d/ }).click({ timeout: 5_000 });
  }).toPass();
  await expect(shown.locator('.ticket-sums')).toContainText('Cashed out in part');
  await expect(shown.locator('.ticket-state')).toHaveText('Accepted');
  await expect(book.locator('[data-field=balance]')).toHaveText(/^\$98\.[89]\d$/);
  await playToTheEnd(matchId);
  await expect(book.locator('.bets-page .ticket')).toHaveCount(0);
  await book.locator('.bets-page .group-tab', { hasText: 'Settled' }).click();
  const settled = book.locator('.bets-page .ticket');
  await expect(settled.locator('.ticket-state')).toHaveText('Settled');
  await expect(settled.locator('.leg-result')).toHaveText(/^(Won|Lost)\s*Decided by: Full time/);

  await settled.locator('.leg-match a').click();
  await book.locator('.proof summary').click();
  await book.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(book.locator('.proof-verdict')).toHaveText(/^Right: .* the same \d+ events/);

  await book.locator('a[href="#results"]:visible').click();
  await expect(book.locator(`.results-list a[href="#match/${matchId}"]`)).toBeVisible();
});

test('a bet on tennis follows its match on the court, and is settled by the last point', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile);
  await book.getByRole('button', { name: 'Tennis', exact: true }).click();
  await expect(book.locator('.match-row[data-sport=football]')).toHaveCount(0);
  const row = await comingMatch(book, isMobile ? 2 : 0, 'tennis');
  const matchId = (await row.getAttribute('data-match')) ?? '';
  await pick(row);
  const slip = await openSlip(book, isMobile);
  await placeUntilTaken(slip, () => slip.locator('.stake-input:visible').fill('2', { timeout: 5_000 }));
  if (isMobile) await slip.locator('.slip-close').click();

  // the shortest match takes longer
  await playToSecond(matchId, 120);
  await expect(row.locator('.row-state')).toHaveText(/^Set [12]$/);
  await row.locator('.row-match').click();
  await expect(book.locator('.part-table .part-last')).toHaveCount(2);
  await expect(book.locator('.ground-words')).toHaveText(/to serve$|point, /);
  expect(await accessibilityFaults(book.page())).toEqual([]);
  await playToTheEnd(matchId);
  await expect(book.locator('.board-state')).toHaveText('Finished');
  await expect(book.locator('.board-score')).toHaveText(/^(2 : [01]|[01] : 2)$/);
  await book.locator('.proof summary').click();
  await book.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(book.locator('.proof-verdict')).toHaveText(/^Right: .* the same \d+ events/);

  await book.locator('a[href="#bets"]:visible').click();
  await book.locator('.bets-page .group-tab', { hasText: 'Settled' }).click();
  await expect(book.locator('.bets-page .ticket .leg-result')).toHaveText(
    /^(Won|Lost)\s*Decided by: Match, /,
  );
});

test('a bet on basketball follows its match on the court, and is settled by its end', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile);
  await book.getByRole('button', { name: 'Basketball', exact: true }).click();
  const row = await comingMatch(book, isMobile ? 2 : 0, 'basketball');
  const matchId = (await row.getAttribute('data-match')) ?? '';
  await pick(row);
  const slip = await openSlip(book, isMobile);
  await placeUntilTaken(slip, () => slip.locator('.stake-input:visible').fill('2', { timeout: 5_000 }));
  if (isMobile) await slip.locator('.slip-close').click();

  // in the second quarter
  await playToSecond(matchId, 120);
  await expect(row.locator('.row-state')).toHaveText(/^Q2 \d+:\d\d$/);
  await row.locator('.row-match').click();
  await expect(book.locator('.part-table thead th')).toHaveText(['Team', 'Q1', 'Q2', 'T']);
  await expect(book.locator('.ground-words')).toHaveText(
    /with the ball$|^Two points, |^Three points, |^Free throw, /,
  );
  expect(await accessibilityFaults(book.page())).toEqual([]);
  await playToTheEnd(matchId);
  await expect(book.locator('.board-state')).toHaveText('Full time');
  await expect(book.locator('.board-score')).toHaveText(/^\d{2,3} : \d{2,3}$/);
  await book.locator('.proof summary').click();
  await book.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(book.locator('.proof-verdict')).toHaveText(/^Right: .* the same \d+ events/);

  await book.locator('a[href="#bets"]:visible').click();
  await book.locator('.bets-page .group-tab', { hasText: 'Settled' }).click();
  await expect(book.locator('.bets-page .ticket .leg-result')).toHaveText(
    /^(Won|Lost)\s*Decided by: Full time \((Q4|OT\d?) 0:00\)/,
  );
});

test('a bet from the hall of esports follows its match round by round, and is settled by its last map', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile, books.esports);
  // this book has no other sport
  await expect(book.locator('.sport-switch')).toHaveCount(0);
  await expect(book.locator('.match-row:not([data-sport=esport])')).toHaveCount(0);
  const row = await comingMatch(book, isMobile ? 2 : 0, 'esport');
  const matchId = (await row.getAttribute('data-match')) ?? '';
  await pick(row);
  const slip = await openSlip(book, isMobile);
  await placeUntilTaken(slip, () => slip.locator('.stake-input:visible').fill('2', { timeout: 5_000 }));
  if (isMobile) await slip.locator('.slip-close').click();

  // the shortest match of any title takes longer
  await playToSecond(matchId, 60);
  await expect(row.locator('.row-state')).toHaveText(/^Map [12]$/);
  await row.locator('.row-match').click();
  await expect(book.locator('.strip-lane').first()).toBeVisible();
  expect(await book.locator('.strip-round').count()).toBeGreaterThan(3);
  expect(await accessibilityFaults(book.page())).toEqual([]);
  await playToTheEnd(matchId);
  await expect(book.locator('.board-state')).toHaveText('Finished');
  await expect(book.locator('.board-score')).toHaveText(/^([23] : [012]|[012] : [23])$/);
  await book.locator('.proof summary').click();
  await book.getByRole('button', { name: 'Check in this browser' }).click();
  await expect(book.locator('.proof-verdict')).toHaveText(/^Right: .* the same \d+ events/);

  await book.locator('a[href="#bets"]:visible').click();
  await book.locator('.bets-page .group-tab', { hasText: 'Settled' }).click();
  await expect(book.locator('.bets-page .ticket .leg-result')).toHaveText(
    /^(Won|Lost)\s*Decided by: Match, .* \(M[2-5] R\d+\)/,
  );
});

test('a multiple with a live match waits its time, and a changed price asks for consent', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  const book = await openSportsbook(page, context, isMobile);
  // between two matchdays nothing is on: one that comes begins now
  const row = await comingMatch(book, isMobile ? 5 : 4);
  await playToSecond((await row.getAttribute('data-match')) ?? '', 20);
  await expect(row).toHaveClass(/is-live/);
  await pick(row, 1);
  await pick(await comingMatch(book, 1));
  const slip = await openSlip(book, isMobile);
  await expect(slip.locator('.mode-button[aria-pressed=true]')).toHaveText('Multiple');
  await slip.locator('.stake-input:visible').fill('1');

  // prices of a match that is on move with every minute
  await slip.getByRole('combobox', { name: 'Changed prices' }).selectOption('none');
  await expect(slip.getByRole('button', { name: 'Agree to the new prices' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(slip.locator('.slip-leg').first()).toHaveAttribute('data-mark', /better|worse/);
  await slip.getByRole('combobox', { name: 'Changed prices' }).selectOption('any');

  const states = await followStates(book);
  await placeUntilTaken(slip, () => slip.locator('.stake-input:visible').fill('1', { timeout: 5_000 }));
  expect(await states()).toContainEqual(expect.stringMatching(/^Being looked at: \d s/));
  await expect(slip.locator('.receipts .ticket .ticket-leg')).toHaveCount(2);

  // the lobby closes the game: said once, and nothing more is asked
  let asked = 0;
  await book.page().route('**/api/sports/**', (route) => {
    asked += 1;
    return route.fulfill({ status: 401, json: { error: 'session_ended', end_reason: 'kicked' } });
  });
  await expect(book.getByRole('alertdialog')).toHaveCount(1);
  await expect(book.getByRole('alertdialog')).toContainText('closed from the lobby');
  const before = asked;
  // longer than the page's pauses between questions
  await book.page().waitForTimeout(2_500);
  expect(asked).toBe(before);
  await expect(book.getByRole('alertdialog')).toHaveCount(1);
});
