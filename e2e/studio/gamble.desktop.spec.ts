import { findHouseGame } from '@halls/house-games';
import { expect, type Page, test } from '@playwright/test';
import { gambleMove } from '../../apps/studio/games/round-math.ts';
import { seededDraw } from '../../apps/studio/games/seeded-draw.ts';
import { lines20 } from '../../apps/studio/games/slots/models/lines-20.ts';
import { playSlot } from '../../apps/studio/games/slots/play-slot.ts';
import type { GambledOutcome, SlotOutcome } from '../../apps/studio/games/slots/slot-model.ts';
import type { RoundView } from '../../apps/studio/play-protocol/play-protocol.ts';
import { accessibilityFaults } from '../support/axe.ts';
import { openGame, roundOf, type StudioScript } from '../support/open-game.ts';

const game = findHouseGame('GPR8', 'r8-golden-sampan');
if (!game) throw new Error('there is no game whose wins are gambled');
const sampan = game;
const bet = { stake: '5000', gamble: true } as const;

/** The first round that these moves can be made in, and that then stands as is meant. */
function gambled(moves: readonly string[], isMeant: (outcome: GambledOutcome) => boolean): GambledOutcome {
  for (let seed = 1; seed < 5_000; seed += 1) {
    const spin = playSlot(lines20, seededDraw(seed), [gambleMove]) as GambledOutcome;
    if (spin.units === 0 || spin.units > 60) continue;
    try {
      const outcome = playSlot(lines20, seededDraw(seed), [gambleMove, ...moves]) as GambledOutcome;
      if (isMeant(outcome)) return outcome;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  throw new Error('no such round');
}

const waiting = (outcome: GambledOutcome): RoundView =>
  roundOf(sampan, { state: 'playing', payout: null, balance: '1995000', bet, outcome });
const dong = (units: number): string => `₫${(250 * units).toLocaleString('en-US')}`;
const right = gambled(['red'], ({ gamble, isOver }) => gamble.units > 0 && !isOver);
const before = { ...right, moves: [gambleMove], gamble: { cards: [], units: right.units } };
const wrong = {
  ...right,
  ...{ moves: [...right.moves, 'clubs'], isOver: true },
  gamble: { cards: [...right.gamble.cards, 0], units: 0 },
};

test('a win is laid on a card when the player has asked for it, and its end is shown as it is', async ({
  page,
}) => {
  const answers: StudioScript = { language: 'en_US', played: waiting(before), moved: waiting(right) };
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/rounds'))
      asked.push(request.postDataJSON());
  });
  await openGame(page, sampan, answers);
  const gamble = page.getByRole('button', { name: 'Gamble wins' });
  await expect(gamble).toHaveAttribute('aria-pressed', 'false');
  await gamble.click();
  await page.getByRole('button', { name: 'Spin' }).click();
  const table = page.locator('.gamble-table');
  await expect(table).toBeVisible();
  expect(asked).toMatchObject([{ bet }]);
  await expect(page.locator('[data-field=gamble-amount]')).toHaveText(dong(right.units));
  expect(await accessibilityFaults(page)).toEqual([]);

  await table.getByRole('button', { name: `Red: ${dong(2 * right.units)} if right` }).click();
  await expect(page.locator('[data-field=gamble-amount]')).toHaveText(dong(2 * right.units));
  await expect(table.getByText('Card 2 of 5')).toBeVisible();
  await expect(table.locator('.gamble-past b')).toHaveCount(1);

  answers.moved = roundOf(sampan, { state: 'settled', payout: '0', balance: '1995000', bet, outcome: wrong });
  await table.getByRole('button', { name: /^Clubs/ }).click();
  await expect(table).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'No win' })).toBeVisible();
  await expect(page.locator('[data-field=balance]')).toHaveText('₫1,995,000');
});

test('the space bar collects a win that waits', async ({ page }) => {
  const payout = 250 * right.gamble.units;
  const outcome = { ...right, moves: [...right.moves, 'collect'], isOver: true };
  const balance = String(1_995_000 + payout);
  const moved = roundOf(sampan, { payout: String(payout), balance, bet, outcome });
  await openGame(page, sampan, { language: 'en_US', open: waiting(right), moved });
  await expect(page.locator('.gamble-table')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/moves'));
  await page.keyboard.press('Space');
  expect((await sent).postDataJSON()).toMatchObject({ move: 'collect', step: 2 });
  await expect(page.locator('.gamble-table')).toHaveCount(0);
  await expect(page.locator('[data-field=balance]')).toHaveText(
    `₫${Number(balance).toLocaleString('en-US')}`,
  );
  // the switch is the player's for the next round
  await expect(page.getByRole('button', { name: 'Gamble wins' })).toBeEnabled();
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
] as const)
  test(`all of it can be reached at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const open = { ...waiting(right), stake: '1000000', bet: { ...bet, stake: '1000000' } };
    await openGame(page, sampan, { language: 'vi_VN', open });
    const buttons = page.locator('.gamble-table button');
    await expect(buttons).toHaveCount(7);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    expect(await cutOff(page)).toEqual([]);
  });

function cutOff(page: Page): Promise<string[]> {
  return page.locator('.gamble-table, .gamble-table *').evaluateAll((all) =>
    all
      .filter((each) => each instanceof HTMLElement && each.scrollWidth > each.clientWidth + 1)
      .filter((each) => getComputedStyle(each).display !== 'inline')
      .map((each) => each.className),
  );
}

test('a round that comes to the maximum says so, and pays just that', async ({ page }) => {
  const planted = { ...lines20, maximumUnits: 400 };
  const outcome = endedByMaximum();
  const payout = String(250 * planted.maximumUnits);
  const played = roundOf(sampan, { outcome, payout, balance: String(1_995_000 + Number(payout)) });
  await openGame(page, sampan, { language: 'en_US', played });
  await page.locator('[data-menu=info]').click();
  await expect(page.getByText('Maximum win: 250 times the bet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Spin' }).click();
  await page.getByRole('button', { name: 'Show the result now' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Maximum win reached. Win ₫100,000' });
  await expect(said).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-field=win]')).toHaveText('₫100,000');

  function endedByMaximum(): SlotOutcome {
    for (let seed = 1; seed < 20_000; seed += 1) {
      const round = playSlot(planted, seededDraw(seed));
      if (round.isMaximum) return round;
    }
    throw new Error('no round comes to it');
  }
});
