import { expect, type BrowserContext, type Page } from '@playwright/test';
import { pressPlay } from './visitor.ts';

/** Opens a game from the hall as a member would, and waits until it can be played. */
export async function play(
  page: Page,
  context: BrowserContext,
  isMobile: boolean,
  provider: 'River Eight' | 'Fable Cove',
): Promise<Page> {
  if (new URL(page.url()).pathname !== '/gameHall/2') await page.goto('/gameHall/2?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  const tile = page.locator('article.tile', { hasText: provider }).first();
  const opened = context.waitForEvent('page');
  await pressPlay(tile, isMobile);
  const game = await opened;
  await game.waitForURL((url) => url.port !== new URL(page.url()).port);
  await expect(game.getByRole('button', { name: /spin/i }).first()).toBeEnabled();
  return game;
}

/** Opens a game of a hall by its name; it is in a window of its own. */
export async function playGame(
  page: Page,
  context: BrowserContext,
  isMobile: boolean,
  name: string,
): Promise<Page> {
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await pressPlay(page.locator('article.tile', { hasText: name }).first(), isMobile);
  const game = await opened;
  await game.waitForURL((url) => url.port !== new URL(page.url()).port);
  await expect(game.locator('.bar .meter').first()).toBeVisible();
  return game;
}

/** Presses spin so many times, waiting for each round. */
export async function spin(game: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const button = game.getByRole('button', { name: /spin/i }).first();
    await expect(button).toBeEnabled();
    const played = game.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/rounds',
    );
    if (round === 0) await button.click();
    else await game.keyboard.press('Space');
    await played;
  }
  await expect(game.getByRole('button', { name: /spin/i }).first()).toBeEnabled();
}

/** What the game's own meter shows, as a number of minor units. */
export async function gameBalance(game: Page): Promise<number> {
  return Number((await game.locator('[data-field=balance]').first().innerText()).replace(/\D/g, ''));
}
