import { expect, test } from '@playwright/test';
import { openHome, untilAlive } from '../support/visitor.ts';

test('where the browser blocks the window, a demo opens in this page and stays a demo', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openHome(page, 'en_US');
  await page.goto('/gameHall/2?lang=en_US');
  await untilAlive(page);
  const tile = page.locator('article.tile').first();
  await tile.hover();
  await tile.getByRole('button', { name: /with play money/ }).click();
  const started = page.waitForRequest((request) => /play1?$/.test(new URL(request.url()).pathname));
  await page.getByRole('dialog').getByRole('button', { name: 'Open it in this page' }).click();
  expect(new URL((await started).url()).pathname).toBe('/api/demo/play');
  await page.waitForURL((url) => url.pathname !== '/gameHall/2');
  await expect(page.getByRole('button', { name: 'Spin' })).toBeVisible();
});
