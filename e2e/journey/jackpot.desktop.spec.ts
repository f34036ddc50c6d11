import { expect, test, type Page } from '@playwright/test';
import { play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';

/** What the home page says to those who hear it. */
async function shownJackpot(page: Page): Promise<number> {
  return Number((await page.locator('.jackpot .sr-only').innerText()).replace(/\D/g, ''));
}

test('a spin feeds the jackpot that the game and every home page show', async ({ page, context }) => {
  // in dong: the digits are whole units, and what a spin adds is less than a dollar
  await becomeMember(page, { currency: 'VND' });
  await page.goto('/?lang=vi_VN');
  await expect(page.locator('.tile-jackpot').first()).toBeVisible();
  const home = await context.newPage();
  await home.goto('/?lang=en_US');
  await expect(home.locator('.header-balance .money').first()).toBeVisible();

  // the first of that provider has the mark
  const game = await play(page, context, false, 'Fable Cove');
  const plate = game.locator('[data-field=jackpot]');
  await expect(plate).toHaveText(/\d/);
  const before = await shownJackpot(home);
  await spin(game, 3);
  await expect.poll(() => shownJackpot(home)).toBeGreaterThan(before);
  const after = await shownJackpot(home);
  await expect
    .poll(async () => Number((await plate.innerText()).replace(/\D/g, '')))
    .toBeGreaterThanOrEqual(after);

  await game.locator('[data-menu=info]').click();
  await expect(game.getByRole('dialog')).toContainText('2.00% of each stake feeds the jackpot');
});
