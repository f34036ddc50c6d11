import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { gameBalance, play, spin } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { headerBalance, pressPlay } from '../support/visitor.ts';

const bar = (page: Page) => page.locator('.game-bar');
const note = (page: Page) => page.locator('.header-balance-note');
const showWindow = (page: Page) => bar(page).getByRole('button', { name: 'Show window' });

/** A member with a game of a provider that holds the money, and the name that its bar gives it. */
async function openTransferGame(page: Page, context: BrowserContext) {
  await becomeMember(page);
  await page.goto('/gameHall/2?lang=en_US');
  const before = await headerBalance(page);
  const game = await play(page, context, false, 'River Eight');
  await expect(note(page)).toBeVisible();
  const playing = await bar(page).locator('.game-bar-text').innerText();
  return { before, game, playing };
}

async function openSecondTab(context: BrowserContext): Promise<Page> {
  const second = await context.newPage();
  await second.goto('/gameHall/2?lang=en_US');
  await expect(note(second)).toBeVisible();
  return second;
}

test('the lobby was loaded anew: it still has the game’s window, and closing that brings the money back', async ({
  page,
  context,
}) => {
  const { before, game, playing } = await openTransferGame(page, context);
  await page.reload();
  await expect(bar(page)).toContainText(playing);
  await expect(showWindow(page)).toBeVisible();
  expect(game.isClosed()).toBe(false);
  const second = await openSecondTab(context);
  await expect(bar(second)).toContainText(playing);
  await expect(showWindow(second)).toBeHidden();

  await game.close();
  for (const each of [page, second]) {
    await expect(bar(each)).toBeHidden();
    await expect(note(each)).toBeHidden();
    await expect.poll(() => headerBalance(each)).toBe(before);
  }
});

test('the window was closed while no lobby looked: the next look brings the money back', async ({
  page,
  context,
}) => {
  const { before, game } = await openTransferGame(page, context);
  await page.goto('about:blank');
  await game.close();
  await page.goto('/?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  await expect.poll(() => headerBalance(page)).toBe(before);
  await expect(bar(page)).toBeHidden();
  await expect(note(page)).toBeHidden();
  // the window that was looked for is not left behind
  await expect.poll(() => context.pages().length).toBe(1);
});

test('left in the second tab, the game’s window closes and both tabs say so', async ({ page, context }) => {
  const { before, game } = await openTransferGame(page, context);
  const second = await openSecondTab(context);
  await bar(second).getByRole('button', { name: 'Leave the game' }).click();
  await expect.poll(() => game.isClosed()).toBe(true);
  for (const each of [page, second]) {
    await expect(bar(each)).toBeHidden();
    await expect.poll(() => headerBalance(each)).toBe(before);
  }
});

test('a switch from the second tab asks one question, by name, and takes the money along', async ({
  page,
  context,
}) => {
  const { before, game, playing } = await openTransferGame(page, context);
  const second = await openSecondTab(context);
  const tile = second.locator('article.tile', { hasText: 'Fable Cove' }).first();
  await pressPlay(tile, false);
  const dialog = second.getByRole('dialog');
  const open = playing.replace('Playing ', '');
  await expect(dialog).toContainText(`Leave ${open} and play `);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Leave and play' }).click();
  const next = await opened;
  await expect(next.getByRole('button', { name: /spin/i }).first()).toBeEnabled();
  await expect(dialog).toBeHidden();

  // the old window is gone, and the first tab knows of the new one by name
  await expect.poll(() => game.isClosed()).toBe(true);
  await expect(showWindow(page)).toBeHidden();
  const said = await bar(second).locator('.game-bar-text').innerText();
  expect(said).not.toBe(playing);
  await expect(bar(page)).toContainText(said);
  await expect.poll(() => headerBalance(page)).toBe(before);
  expect(await gameBalance(next)).toBe(before);
});

test('after a lost connection the lobby shows what the game shows', async ({ page, context }) => {
  const { game } = await openTransferGame(page, context);
  await spin(game, 1);
  for (let round = 0; round < 2; round += 1) {
    await context.setOffline(true);
    await game.getByRole('button', { name: /spin/i }).first().click();
    await expect(game.locator('.notice')).toBeVisible();
    await context.setOffline(false);
    await expect(game.getByRole('button', { name: /spin/i }).first()).toBeEnabled({ timeout: 40_000 });
    // an attempt to connect that began without a network may take its whole twenty seconds
    await expect
      .poll(async () => (await headerBalance(page)) - (await gameBalance(game)), { timeout: 60_000 })
      .toBe(0);
  }
  // one way to write an amount, here and there
  const shown = await page.locator('.header-balance .money').first().innerText();
  expect(await game.locator('[data-field=balance]').first().innerText()).toBe(shown);
});

test('the wallet’s button says the amount to those who hear it', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/?lang=en_US');
  const amount = await page.locator('.header-balance .money').first().innerText();
  expect(amount).toBe('$100.00');
  await expect(page.getByRole('button', { name: `Open wallet, ${amount}` })).toBeVisible();
});
