import { expect, test } from '@playwright/test';
import { play } from '../support/game-window.ts';
import { becomeMember } from '../support/member.ts';
import { pressPlay } from '../support/visitor.ts';

test('a game that was left is being left until the money is heard of, for 30 seconds at most', async ({
  page,
  context,
}) => {
  await page.clock.install();
  // nothing tells of the balance: no event
  await page.routeWebSocket(/socket\.io/, () => {});
  await page.route(/socket\.io/, (route) => route.abort());
  await becomeMember(page);
  const game = await play(page, context, false, 'River Eight');
  await expect(page.locator('.game-bar')).toContainText('Playing');

  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  // and no answer
  const layout = /\/common\/layout$/;
  await page.route(layout, (route) => route.abort());
  const isAsked = page.waitForRequest(layout);
  // the clock is every window's: it must not be run while one of them closes
  const isClosed = game.waitForEvent('close');
  await page.locator('.game-bar').getByRole('button', { name: 'Leave the game' }).click();
  await Promise.all([isAsked, isClosed]);
  await page.clock.runFor(29_000);
  await expect(page.locator('.game-bar')).toContainText('Bringing the money back');
  await pressPlay(page.locator('article.tile', { hasText: 'Fable Cove' }).first(), false);
  await expect(page.getByText('A game is being closed. Please wait a moment.')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.locator('.game-bar')).toBeHidden();
});
