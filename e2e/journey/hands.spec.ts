import { expect, type Page, test } from '@playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { playGame } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';

test('a hand waits for its player: through a reload, in its own game, until it is played to its end', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  await page.goto('/gameHall/6?lang=en_US');
  const game = await playGame(page, context, isMobile, 'Kite Blackjack');
  await dealUntilOpen(game);
  expect(await accessibilityFaults(game)).toEqual([]);
  const cards = await cardsOf(game);
  const balance = await game.locator('[data-field=balance]').textContent();

  await game.reload();
  await expect(game.locator('.move:enabled').first()).toBeVisible();
  expect([await cardsOf(game), await game.locator('[data-field=balance]').textContent()]).toEqual([
    cards,
    balance,
  ]);
  await expect(game.getByRole('button', { name: 'Deal' })).toBeDisabled();

  // by key: the next move is where the last one was
  const hit = game.locator('.move.is-hit');
  if (await hit.isEnabled()) {
    await hit.focus();
    await game.keyboard.press('Enter');
    await expect(game.locator('.move:enabled:focus').or(game.locator('.play:enabled'))).toBeVisible();
  }
  await standUp(game);
  await expect(game.locator('.message')).toHaveText(
    /Dealer: \d+ – You: \d+ \((Won|Tie|Lost|Bust|Blackjack)\)/,
  );
  await expect(game.locator('.seat-words').nth(1)).not.toBeEmpty();
  // once more, so that there is a list of them
  await dealUntilOpen(game);
  await standUp(game);
  await game.locator('[data-menu=history]').click();
  const rows = game.locator('.rounds > li');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  await expect(rows.first().locator('.small-cards').first()).toBeVisible();
});

test('cards that are held stay, the others are exchanged, and the hand is paid as the list says', async ({
  page,
  context,
  isMobile,
}) => {
  await becomeMember(page);
  await page.goto('/gameHall/6?lang=en_US');
  const game = await playGame(page, context, isMobile, 'Jacks Aloft Poker');
  await game.getByRole('button', { name: 'Deal' }).click();
  const places = game.locator('.place');
  await expect(places.first()).toBeEnabled();
  expect(await accessibilityFaults(game)).toEqual([]);
  const before = await places.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  await places.nth(1).click();
  await places.nth(3).click();
  await places.nth(4).click();
  await places.nth(4).click();
  await expect(game.locator('.place[aria-pressed=true]')).toHaveCount(2);
  await game.getByRole('button', { name: 'Draw' }).dblclick();
  await expect(game.getByRole('button', { name: 'Deal' })).toBeEnabled();
  const after = await places.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(after.map((name, place) => name === before[place])).toEqual([false, true, false, true, false]);
  const made = game.locator('.poker-pays tr.is-made');
  const staked = Number((await game.locator('[data-field=bet]').textContent())?.replace(/[^\d.]/g, ''));
  const paid = Number((await game.locator('[data-field=win]').textContent())?.replace(/[^\d.]/g, ''));
  const times =
    (await made.count()) === 0 ? 0 : Number((await made.locator('td').textContent())?.replace('×', ''));
  expect(paid).toBeCloseTo(staked * times, 2);

  // revealed, it can be checked by anybody: the moves belong to what is recomputed
  await game.locator('[data-menu=fairness]').click();
  await game.getByRole('button', { name: 'Reveal and change the server seed' }).click();
  await expect(game.getByText('Revealed server seed')).toBeVisible();
  await game.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
  await game.locator('[data-menu=history]').click();
  const checking = context.waitForEvent('page');
  await game.getByRole('link', { name: 'Check' }).first().click();
  const checked = await checking;
  await expect(checked.locator('.verdict')).toHaveAttribute('data-verdict', 'fair');
  const stored = checked.locator('#stored');
  await stored.fill((await stored.inputValue()).replace('"hold:24"', '"hold:2"'));
  await checked.locator('button.main').click();
  await expect(checked.locator('.verdict')).toHaveAttribute('data-verdict', 'unfair');
  await stored.fill((await stored.inputValue()).replace('"hold:2"', '"hold:nothing"'));
  await checked.locator('button.main').click();
  await expect(checked.locator('.verdict')).toHaveText('The seeds give another result.');
});

async function dealUntilOpen(game: Page): Promise<void> {
  for (let hand = 0; hand < 20; hand += 1) {
    await game.getByRole('button', { name: 'Deal' }).click();
    const moves = game.locator('.move:enabled').first();
    const over = game.locator('.play:enabled');
    await expect(moves.or(over).first()).toBeVisible();
    if (await moves.isVisible()) return;
  }
  throw new Error('twenty blackjacks in a row');
}

async function standUp(game: Page): Promise<void> {
  for (let step = 0; step < 3; step += 1) {
    if (await game.locator('.play:enabled').isVisible()) break;
    const decline = game.locator('.move.is-no-insurance:enabled');
    await ((await decline.isVisible()) ? decline : game.locator('.move.is-stand')).click();
    await expect(game.locator('.move:enabled, .play:enabled').first()).toBeVisible();
  }
  await expect(game.getByRole('button', { name: 'Deal' })).toBeEnabled();
}

function cardsOf(game: Page): Promise<string[]> {
  return game.locator('.fan .card').allTextContents();
}
