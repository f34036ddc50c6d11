import { expect, test } from '@playwright/test';
import { newAccount, openHome, register } from '../support/visitor.ts';

test('a member may try a game on a phone, where a tap plays at once', async ({ page, context }) => {
  await openHome(page, 'en_US');
  await register(page, 'en_US', newAccount());
  await page.goto('/gameHall/2?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Try Lotus Lake with play money' }).tap();
  const game = await opened;
  await game.waitForURL((url) => url.port !== new URL(page.url()).port);
  // no game for money is open
  await expect(page.locator('.game-bar')).toBeHidden();
});
