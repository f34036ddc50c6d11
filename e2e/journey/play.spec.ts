import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { headerBalance, newAccount, openHome, pressPlay, register } from '../support/visitor.ts';

/** Opens a game from the hall as a member would, and waits until it can be played. */
async function play(
  page: Page,
  context: BrowserContext,
  isMobile: boolean,
  provider: 'River Eight' | 'Fable Cove',
): Promise<Page> {
  await page.goto('/gameHall/2?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  const tile = page.locator('article.tile', { hasText: provider }).first();
  const opened = context.waitForEvent('page');
  await pressPlay(tile, isMobile);
  const game = await opened;
  await game.waitForURL((url) => url.port !== new URL(page.url()).port);
  await expect(game.getByRole('button', { name: /spin/i }).first()).toBeEnabled({ timeout: 20_000 });
  return game;
}

async function spin(game: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const button = game.getByRole('button', { name: /spin/i }).first();
    await expect(button).toBeEnabled({ timeout: 20_000 });
    const played = game.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/rounds',
    );
    if (round === 0) await button.click();
    else await game.keyboard.press('Space');
    await played;
  }
  await expect(game.getByRole('button', { name: /spin/i }).first()).toBeEnabled({ timeout: 30_000 });
}

test('a slot of a seamless provider moves the balance of every tab at once', async ({
  page,
  context,
  isMobile,
}) => {
  await openHome(page, 'en_US');
  await register(page, 'en_US', newAccount());
  const second = await context.newPage();
  await second.goto('/?lang=en_US');
  await expect(second.locator('.header-balance .money').first()).toBeVisible();
  const before = await headerBalance(page);
  const game = await play(page, context, isMobile, 'Fable Cove');
  await expect
    .poll(
      async () => {
        await spin(game, 1);
        return (await headerBalance(page)) !== before;
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  const after = await headerBalance(page);
  await expect.poll(() => headerBalance(second), { timeout: 1_500 }).toBe(after);
});

test('a slot of a transfer provider takes the balance along, shows it, and brings it back on leaving', async ({
  page,
  context,
  isMobile,
}) => {
  await openHome(page, 'en_US');
  await register(page, 'en_US', newAccount());
  const second = await context.newPage();
  await second.goto('/?lang=en_US');
  await expect(second.locator('.header-balance .money').first()).toBeVisible();
  const before = await headerBalance(page);
  const game = await play(page, context, isMobile, 'River Eight');
  await expect(page.locator('.header-balance-note')).toHaveText('game included');
  await expect(second.locator('.header-balance-note')).toHaveText('game included');
  expect(await headerBalance(page)).toBe(before);

  await expect
    .poll(
      async () => {
        await spin(game, 1);
        return (await headerBalance(page)) !== before;
      },
      { timeout: 40_000 },
    )
    .toBe(true);
  const played = await headerBalance(page);
  await expect.poll(() => headerBalance(second), { timeout: 1_500 }).toBe(played);

  await page.getByRole('button', { name: 'Leave the game' }).click();
  await expect(page.locator('.header-balance-note')).toBeHidden({ timeout: 15_000 });
  await expect.poll(() => headerBalance(page), { timeout: 15_000 }).toBeGreaterThan(before / 2);
  await expect.poll(() => game.isClosed()).toBe(true);

  // all wallets together hold what the main one holds
  await page.locator('.header-balance').first().click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(async () => Number((await dialog.locator('.wallet-total .money').innerText()).replace(/\D/g, '')))
    .toBe(await headerBalance(page));
});

test('closing the game window brings the money back too, and the button rests for ten seconds', async ({
  page,
  context,
  isMobile,
}) => {
  await openHome(page, 'en_US');
  await register(page, 'en_US', newAccount());
  const before = await headerBalance(page);
  const game = await play(page, context, isMobile, 'River Eight');
  await expect(page.locator('.header-balance-note')).toBeVisible();
  await game.close();
  await expect(page.locator('.header-balance-note')).toBeHidden({ timeout: 15_000 });
  await expect.poll(() => headerBalance(page)).toBe(before);

  await page.locator('.header-balance').first().click();
  const dialog = page.getByRole('dialog');
  const bring = dialog.getByRole('button', { name: 'Bring everything back' });
  await expect(bring).toBeEnabled({ timeout: 35_000 });
  await bring.click();
  const resting = dialog.getByRole('button', { name: /^Again in \d+ s$/ });
  await expect(resting).toBeDisabled();
  await expect(bring).toBeEnabled({ timeout: 12_000 });
});
