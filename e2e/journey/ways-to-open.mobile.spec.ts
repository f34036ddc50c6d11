import { expect, test } from '@playwright/test';
import { becomeMember } from '../support/member.ts';
import { headerBalance, pressPlay } from '../support/visitor.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.16.0',
});

test('in the browser of LINE, which has one window, a game takes the page and leads back to the site', async ({
  page,
  context,
}) => {
  await becomeMember(page);
  await page.goto('/gameHall/2?lang=en_US');
  await expect(page.locator('.header-balance .money').first()).toBeVisible();
  const site = new URL(page.url()).origin;
  await pressPlay(page.locator('article.tile', { hasText: 'River Eight' }).first(), true);
  await page.waitForURL((url) => url.origin !== site);
  await expect(page.getByRole('button', { name: /spin/i }).first()).toBeEnabled();
  expect(context.pages()).toHaveLength(1);

  await page.getByRole('button', { name: 'Back to lobby' }).click();
  await page.waitForURL((url) => url.origin === site && url.pathname === '/');
  await expect.poll(() => headerBalance(page)).toBe(10_000);
  await expect(page.locator('.game-bar')).toBeHidden();
});
