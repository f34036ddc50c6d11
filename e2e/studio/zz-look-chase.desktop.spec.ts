import { houseGames } from '@halls/house-games';
import { test } from '@playwright/test';
import type { PlanView } from '../../apps/studio/play-protocol/play-protocol.ts';
import { openGame, outcomeOf } from '../support/open-game.ts';

const game = houseGames.find(({ code }) => code === 'lt-three-digits')!;
const penalty = houseGames.find(({ model }) => model === 'penalty')!;
const plan = (state: PlanView['state']): PlanView => ({
  ...{ plan_id: '1', state, end_reason: state === 'ended' ? 'loss' : null, bet: { picks: [] } },
  ...{ draws: 10, schedule: 'double-2', ends_at_win: false, win_stop: null, loss_stop: null },
  ...{ most_cost: '200000', started_at: '2026-01-01T12:00:00Z', ended_at: null, next_stake: '80000' },
  ...{ decided: { draws: 2, stake: '40000', payout: '19000' } },
  stakes: [1, 2].map((draw) => ({
    ...{
      draw,
      client_round_id: `plan:1:${draw}`,
      state: 'settled',
      stake: '20000',
      payout: '9500',
      outcome: outcomeOf(game, draw),
    },
  })),
});
for (const [name, width, height] of [
  ['small', 320, 568],
  
  ['land', 844, 390],
  
] as const)
  for (const language of ['vi_VN', 'en_US'] as const)
    test(`look ${name} ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openGame(page, game, { language });
      await page.locator('[data-option="odd"]').click();
      await page.locator('[data-option="even"]').click();
      await page.screenshot({ path: `/work/run/look-chase/${name}-${language}-bar.png` });
      if (name === 'land') return;
      await page.locator('[data-action="more-rounds"]').click();
      await page.locator('.sheet').waitFor();
      await page.locator('.plan-choices label').filter({ hasText: /×2/ }).last().click();
      await page.screenshot({ path: `/work/run/look-chase/${name}-${language}-sheet.png` });
      await page.locator('.sheet-body').evaluate((body) => (body.scrollTop = 99_999));
      await page.screenshot({ path: `/work/run/look-chase/${name}-${language}-sheet2.png` });
      if (language === 'en_US') return;
      for (const state of ['running', 'ended'] as const) {
        await openGame(page, game, { language, plans: [plan('running')] });
        await page.locator('.plan-plate').waitFor();
        if (state === 'ended') {
          await page.locator('[data-action="more-rounds"]').click();
          await page.locator('.past-plans summary').click();
        }
        await page.screenshot({ path: `/work/run/look-chase/${name}-${language}-plate-${state}.png` });
      }
      await openGame(page, penalty, { language });
      await page.locator('[data-option]').first().click();
      await page.screenshot({ path: `/work/run/look-chase/${name}-${language}-penalty.png` });
    });
