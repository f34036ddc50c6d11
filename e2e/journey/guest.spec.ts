import { expect, test } from '@playwright/test';
import { pressPlay } from '../support/visitor.ts';

test.describe('a guest', () => {
  test('sees games on the first screen of every brand', async ({ page, baseURL, isMobile }) => {
    const { port } = new URL(baseURL ?? '');
    if (!isMobile) await page.setViewportSize({ width: 1440, height: 900 });
    for (const host of ['localhost', 'suncity.localhost', 'apsport.localhost']) {
      await page.goto(`http://${host}:${port}/`);
      await expect(page.locator('.tile-picture').first(), host).toBeInViewport({ ratio: 0.6 });
    }
  });

  test('is asked to log in before playing, and may try the demo', async ({ page, context, isMobile }) => {
    await page.goto('/gameHall/2?lang=en_US');
    const tile = page.locator('article.tile').first();
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.querySelector('.tile-press') ?? {}).length))
      .toBeGreaterThan(0);
    await pressPlay(tile, isMobile);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Please log in to play')).toBeVisible();
    const popup = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Try the demo' }).click();
    const game = await popup;
    await game.waitForURL((url) => url.port !== new URL(page.url()).port);
    await expect(game.locator('body')).toBeVisible();
  });
});
