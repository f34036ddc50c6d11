import { expect, type Page, test } from '@playwright/test';
import { gamePerModel, openGame } from '../support/open-game.ts';

const [game] = gamePerModel;
if (!game) throw new Error('there is no game');

test('a game brings its font in two weights, and a browser may keep it', async ({ page }) => {
  const fonts = watchFonts(page);
  await openGame(page, game, { language: 'vi_VN' });
  await expect(page.locator('h1')).toHaveCSS('font-family', /^"Be Vietnam Pro"/);
  await expect
    .poll(() => [...fonts.keys()].toSorted())
    .toEqual(['latin-400', 'latin-700', 'vietnamese-400', 'vietnamese-700']);
  for (const caching of fonts.values()) expect(caching).toContain('immutable');
});

for (const path of ['/verify', '/chains'])
  test(`${path} is set in the games' font`, async ({ page }) => {
    const fonts = watchFonts(page);
    await page.goto(`${process.env.STUDIO_ORIGIN}${path}`);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^"Be Vietnam Pro"/);
    await expect.poll(() => [...fonts.keys()].toSorted()).toEqual(['latin-400', 'latin-700']);
  });

/** The files of the font that the page loads, by subset and weight, with what the studio says of keeping them. */
function watchFonts(page: Page): Map<string, string> {
  const fonts = new Map<string, string>();
  page.on('response', (response) => {
    const [, face] = /\/assets\/be-vietnam-pro-([a-z-]+-\d+)-normal-.+\.woff2$/.exec(response.url()) ?? [];
    if (face && response.ok()) fonts.set(face, response.headers()['cache-control'] ?? '');
  });
  return fonts;
}
