import { expect, type Page, test } from '@playwright/test';
import type { SlotOutcome } from '../../apps/studio/games/slots/slot-model.ts';
import { gamePerModel, openGame, outcomeOf, roundOf } from '../support/open-game.ts';

const coinSymbol = 9;
const stake = 5_000;
const stakeUnits = 20;

/** The first round of a model that has it. */
function findRound(model: string, isMeant: (outcome: SlotOutcome) => boolean) {
  const game = gamePerModel.find((each) => each.model === model);
  if (!game) throw new Error(`there is no game of ${model}`);
  for (let seed = 1; seed < 5_000; seed += 1) {
    const outcome = outcomeOf(game, seed) as SlotOutcome;
    if (!isMeant(outcome)) continue;
    const payout = String((stake * outcome.units) / stakeUnits);
    return { game, outcome, round: roundOf(game, { outcome, payout, balance: '2000000' }) };
  }
  throw new Error(`no such round of ${model}`);
}

const shown = (page: Page): Promise<number[]> =>
  page
    .locator('.reels .symbol')
    .evaluateAll((symbols) => symbols.map((symbol) => Number(symbol.dataset.symbol)));
const dong = (units: number): string => `₫${((stake * units) / stakeUnits).toLocaleString('en-US')}`;

const held = findRound('hold-15', ({ steps }) => steps.length > 6 && steps[0]?.units === 0);
const coins = (held.outcome.steps.at(-1)?.coins ?? []).flat();
const held0 = (held.outcome.steps[0]?.coins ?? []).flat().filter((units) => units > 0);
const fallen = findRound('cluster-49', ({ steps }) => steps.length > 3);

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('coins lie locked while the other cells run, and are counted at last', async ({ page }) => {
    await openGame(page, held.game, { language: 'en_US', played: held.round });
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(page.locator('.hold-cell')).toHaveCount(15);
    expect(await page.locator('.hold-cell.is-held').count()).toBeGreaterThanOrEqual(held0.length);
    await expect(page.locator('[data-field=respins] .is-left')).not.toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Respins left: 0' })).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.locator('.hold-cell.is-held')).toHaveCount(coins.filter((units) => units > 0).length);
    const total = dong(coins.reduce((sum, units) => sum + units, 0));
    await expect(page.locator('[data-field=hold-total]')).toHaveText(total);
    await expect(page.locator('.hold-board')).toHaveCount(0, { timeout: 60_000 });
    await expect(page.locator('[data-field=win]')).toHaveText(total);
    expect(await shown(page)).toEqual(held.outcome.steps.at(-1)?.grid.flat());
  });

  test('whoever does not wait sees what it comes to at once', async ({ page }) => {
    await openGame(page, held.game, { language: 'en_US', played: held.round });
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(page.locator('.hold-board')).toBeVisible();
    await page.getByRole('button', { name: 'Show the result now' }).click();
    await expect(page.locator('.hold-board')).toHaveCount(0, { timeout: 2_000 });
    await expect(page.locator('[data-field=win]')).toHaveText(dong(held.outcome.units));
    expect(await shown(page)).toEqual(held.outcome.steps.at(-1)?.grid.flat());
  });

  test('clusters vanish, and what falls is the grid that the studio drew', async ({ page }) => {
    await openGame(page, fallen.game, { language: 'en_US', played: fallen.round });
    await page.getByRole('button', { name: 'Spin' }).click();
    const winners = fallen.outcome.steps[0]?.wins.flatMap(({ cells }) => cells ?? []) ?? [];
    await expect(page.locator('.symbol.is-winning')).toHaveCount(winners.length);
    await expect(page.locator('.fall-step.is-now')).toHaveText('×2');
    const falls = fallen.outcome.steps.length;
    await expect(page.locator('.fall-step.is-passed')).toHaveCount(falls - 1, { timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 60_000 });
    await expect(page.locator('[data-field=win]')).toHaveText(dong(fallen.outcome.units));
    expect(await shown(page)).toEqual(fallen.outcome.steps.at(-1)?.grid.flat());
  });
});

for (const [what, { game, outcome, round }] of Object.entries({ held, fallen }))
  test(`without motion what was ${what} is shown as it ends`, async ({ page }) => {
    await openGame(page, game, { language: 'en_US', played: round, rounds: [round] });
    await page.getByRole('button', { name: 'Spin' }).click();
    await expect(page.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 60_000 });
    await expect(page.locator('[data-field=win]')).toHaveText(dong(outcome.units));
    expect(await shown(page)).toEqual(outcome.steps.at(-1)?.grid.flat());
    await expect(page.locator('.hold-board')).toHaveCount(0);
    // the list of rounds shows the same in little
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'My rounds' }).click();
    const last = outcome.steps.at(-1)?.grid.flat() ?? [];
    const pictures = page.getByRole('dialog').locator('.small-grid');
    await expect(pictures.locator('img, svg, span')).toHaveCount(last.length);
    await expect(pictures.locator('svg')).toHaveCount(last.filter((symbol) => symbol === coinSymbol).length);
  });
