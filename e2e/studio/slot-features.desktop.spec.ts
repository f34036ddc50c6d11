import { expect, type Page, test } from '@playwright/test';
import { buyMove } from '../../apps/studio/games/round-math.ts';
import { seededDraw } from '../../apps/studio/games/seeded-draw.ts';
import { sticky20 } from '../../apps/studio/games/slots/models/sticky-20.ts';
import { playSlot } from '../../apps/studio/games/slots/play-slot.ts';
import { coveredGrid } from '../../apps/studio/games/slots/play-wild-reels.ts';
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
const shuttle = gamePerModel.find(({ model }) => model === 'sticky-20');
if (!shuttle) throw new Error('there is no game whose free spins are bought');
const boughtOutcome = playBought();
const boughtPayout = (stake * boughtOutcome.units) / stakeUnits;
const boughtRound = roundOf(shuttle, {
  ...{ outcome: boughtOutcome, bet: { stake: '320000', bought: true }, stake: '320000' },
  ...{ payout: String(boughtPayout), balance: String(1_680_000 + boughtPayout) },
});

/** With two reels covered at last, so that it takes its time. */
function playBought(): SlotOutcome {
  for (let seed = 1; seed < 500; seed += 1) {
    const outcome = playSlot(sticky20, seededDraw(seed), [buyMove]);
    if (outcome.steps.at(-1)?.wildReels?.length === 2) return outcome;
  }
  throw new Error('no such free spins');
}

const fallen = findRound('cluster-49', ({ steps }) => steps.length > 3);

interface Followed {
  /** How many symbols were lit at once. */
  readonly lit: number[];
  readonly steps: string[];
  readonly told: string[];
}

/** What is there for a moment only is seen by the page itself: whoever asks from outside may be late. */
async function follow(page: Page): Promise<() => Promise<Followed>> {
  await page.evaluate(() => {
    const followed: Followed = { lit: [], steps: [], told: [] };
    const note = (list: unknown[], now: unknown): void => void (list.includes(now) || list.push(now));
    new MutationObserver(() => {
      note(followed.lit, document.querySelectorAll('.symbol.is-winning').length);
      note(followed.steps, document.querySelector('.fall-step.is-now')?.textContent);
      note(followed.told, document.querySelector('.message')?.textContent);
    }).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
      ...{ attributes: true, attributeFilter: ['class'] },
    });
    Object.assign(window, { followed });
  });
  return () => page.evaluate(() => (window as unknown as { followed: Followed }).followed);
}

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

  test('bought free spins cost what was asked, cover reel after reel, and end as the studio drew them', async ({
    page,
  }) => {
    await openGame(page, shuttle, { language: 'en_US', played: boughtRound });
    const followed = await follow(page);
    const buy = page.locator('[data-action=buy]');
    await expect(buy).toHaveText('Buy 8 free spins₫320,000');
    await buy.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('8 free spins start at once, for 64 times the bet of ₫5,000.');
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/rounds') && request.method() === 'POST',
    );
    await dialog.getByRole('button', { name: 'Buy for ₫320,000' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ bet: { stake: '320000', bought: true } });
    await expect(page.locator('[data-field=balance]')).toHaveText('₫1,680,000');
    await expect(buy).toBeDisabled();
    const told = async () => (await followed()).told;
    await expect.poll(told).toContain('Free spin 1 of 8');
    const spins = boughtOutcome.steps.length;
    await expect.poll(told, { timeout: 90_000 }).toContain(`Free spin ${spins} of ${spins}`);
    await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled({ timeout: 60_000 });
    const last = boughtOutcome.steps.at(-1);
    expect(await shown(page)).toEqual(last ? coveredGrid(last).flat() : []);
    await expect(buy).toBeEnabled();
  });

  test('whoever spins before the pictures are there sees one round to its end', async ({ page }) => {
    const pictures = Promise.withResolvers<void>();
    await page.route('**/art/**', async (route) => {
      await pictures.promise;
      await route.continue();
    });
    await openGame(page, fallen.game, { language: 'en_US', played: fallen.round, isHasty: true });
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/rounds')) asked += 1;
    });
    await page.getByRole('button', { name: 'Spin' }).click();
    const skip = page.getByRole('button', { name: 'Show the result now' });
    await expect(page.locator('.fall-step.is-passed')).not.toHaveCount(0);
    pictures.resolve();
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
      .toBe(true);
    await skip.click();
    await expect(page.getByRole('button', { name: 'Spin' })).toBeVisible();
    await expect(page.locator('[data-field=win]')).toHaveText(dong(fallen.outcome.units));
    expect(await shown(page)).toEqual(fallen.outcome.steps.at(-1)?.grid.flat());
    expect(asked).toBe(1);
  });

  test('clusters vanish, and what falls is the grid that the studio drew', async ({ page }) => {
    await openGame(page, fallen.game, { language: 'en_US', played: fallen.round });
    const followed = await follow(page);
    await page.getByRole('button', { name: 'Spin' }).click();
    const winners = fallen.outcome.steps[0]?.wins.flatMap(({ cells }) => cells ?? []) ?? [];
    await expect.poll(async () => (await followed()).lit).toContain(winners.length);
    await expect.poll(async () => (await followed()).steps).toContain('×2');
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
    await expect.poll(() => shown(page)).toEqual(outcome.steps.at(-1)?.grid.flat());
    await expect(page.locator('.hold-board')).toHaveCount(0);
    // the list of rounds shows the same in little
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'My rounds' }).click();
    const last = outcome.steps.at(-1)?.grid.flat() ?? [];
    const pictures = page.getByRole('dialog').locator('.small-grid');
    await expect(pictures.locator('img, svg, span')).toHaveCount(last.length);
    await expect(pictures.locator('svg')).toHaveCount(last.filter((symbol) => symbol === coinSymbol).length);
  });
