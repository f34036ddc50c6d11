import { expect, type Page, test } from '@playwright/test';
import { gameBalance, playGame } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';

test('a win that the player has asked for waits through a reload, and is paid once when it is collected', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  await page.goto('/gameHall/2?lang=en_US');
  const game = await playGame(page, context, isMobile, 'Golden Sampan');
  await expect(game.getByRole('button', { name: 'Spin' })).toBeEnabled();
  await game.getByRole('button', { name: 'Gamble wins' }).click();
  await spinUntilWon(game);
  const before = await gameBalance(game);
  const won = await amountOf(game);

  await game.reload();
  await expect(game.locator('.gamble-table')).toBeVisible();
  expect([await gameBalance(game), await amountOf(game)]).toEqual([before, won]);
  await game.locator('[data-move=collect]').click();
  await expect(game.locator('.gamble-table')).toHaveCount(0);
  await expect.poll(() => gameBalance(game)).toBe(before + won);

  // off again: a spin is over at once, or the next win waits
  await expect(game.getByRole('button', { name: 'Gamble wins' })).toHaveAttribute('aria-pressed', 'false');
  await game.getByRole('button', { name: 'Gamble wins' }).click();
  await spinUntilWon(game);
  await game.locator('[data-move=red]').click();
  await expect(
    game
      .locator('.gamble-past b')
      .or(game.getByRole('button', { name: 'Spin' }))
      .first(),
  ).toBeVisible();
});

async function spinUntilWon(game: Page): Promise<void> {
  const table = game.locator('.gamble-table');
  const spin = game.getByRole('button', { name: 'Spin' });
  for (let round = 0; round < 40; round += 1) {
    const answered = game.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/rounds',
    );
    await spin.click();
    const { state } = (await (await answered).json()) as { readonly state: string };
    if (state === 'playing') return expect(table).toBeVisible({ timeout: 60_000 });
    await expect(spin).toBeVisible({ timeout: 60_000 });
  }
  throw new Error('forty spins won nothing');
}

async function amountOf(game: Page): Promise<number> {
  return Number((await game.locator('[data-field=gamble-amount]').innerText()).replace(/\D/g, ''));
}
