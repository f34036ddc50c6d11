import { expect, test } from '@playwright/test';
import { gamePerModel, openGame } from '../support/open-game.ts';

const [slot] = gamePerModel.filter(({ model }) => model === 'lines-20');
const [table] = gamePerModel.filter(({ model }) => model === 'baccarat');
const [hand] = gamePerModel.filter(({ model }) => model === 'blackjack');
if (!slot || !table || !hand) throw new Error('there is no such game');

test('a slot speaks its player’s language in the font of its script, and fetches no other', async ({
  page,
}) => {
  const words = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(bn|hi|ja|ko|my|ta|th|vi|zh|zh-tw)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) words.add(name);
  });
  await openGame(page, slot, { language: 'th_TH' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await expect(page.locator('.spin')).toHaveAccessibleName(/^[\u0e00-\u0e7f]+$/);
  const status = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Noto Sans Thai'))?.status);
  await expect.poll(status).toBe('loaded');
  expect([...words]).toEqual(['th']);
});

test('a table and a hand speak their player’s language, their bets and moves too', async ({ page }) => {
  await openGame(page, table, { language: 'th_TH' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'th-TH');
  await expect(page.locator('.spot').first()).toContainText(/[\u0e00-\u0e7f]/);
  await expect(page.locator('.spot').filter({ hasText: 'Player' })).toHaveCount(0);
  await openGame(page, hand, { language: 'my_MM' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'my-MM');
  await expect(page.locator('.stage')).toContainText(/[\u1000-\u109f]/);
});

test('a game of which some words do not come is played in English', async ({ page }) => {
  let asked = 0;
  // of the files that are asked for one comes
  await page.route(/\/assets\/ta-[^/]+\.js$/, (route) =>
    (asked += 1) > 1 ? route.abort() : route.continue(),
  );
  await openGame(page, table, { language: 'ta_IN' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('.spot').filter({ hasText: 'Player' }).first()).toBeVisible();
  await expect(page.locator('.bar')).not.toContainText(/[\u0b80-\u0bff]/);
});
