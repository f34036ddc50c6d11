import type { HouseGame } from '@halls/house-games';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { gamePerModel, openGame, roundGames, type StudioScript } from '../support/open-game.ts';
import { fullestHand } from '../support/hands.ts';

const [anyGame] = gamePerModel;
if (!anyGame) throw new Error('there is no game');

// each takes minutes and shares nothing: whichever worker is free takes the next
test.describe.configure({ mode: 'parallel' });

const windows = [
  { width: 1500, height: 800 },
  // the frame of a site in a window of 1280 × 800
  { width: 1214, height: 670 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

for (const viewport of windows) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    // a large window has room to spare
    const isSmall = viewport.width < 560;
    const inWhichFonts = isSmall ? ', in a font of the system too' : '';
    test(`every game fits its window, and all of it can be reached${inWhichFonts}`, async ({ page }) => {
      test.setTimeout(480_000);
      for (const game of gamePerModel)
        await test.step(game.model, async () => {
          await openGame(page, game, scriptOf(game));
          await lookAt(page, game);
          if (!isSmall) return;
          await takeBack(page);
          expect(await dropFonts(page)).toBeGreaterThan(0);
          await lookAt(page, game);
        });
    });

    test('the name of every game is shown whole', async ({ page }) => {
      await openGame(page, anyGame);
      await untilDrawn(page);
      const names = roundGames.flatMap(({ name }) => Object.values(name));
      expect(await cutNames(page, names)).toEqual([]);
    });

    if (viewport.width > 320) return;
    // long words and tall letters where there is the least room
    for (const language of ['ta_IN', 'my_MM'] as const)
      test(`every table and hand fits in ${language} too`, async ({ page }) => {
        test.setTimeout(480_000);
        for (const game of gamePerModel.filter(({ engine }) => engine !== 'slots'))
          await test.step(game.model, async () => {
            await openGame(page, game, scriptOf(game, language));
            await lookAt(page, game);
          });
      });
  });
}

function scriptOf(game: HouseGame, language: StudioScript['language'] = 'vi_VN'): StudioScript {
  return game.engine === 'hands' ? { language, open: fullestHand(game) } : { language };
}

async function lookAt(page: Page, game: HouseGame): Promise<void> {
  const { model } = game;
  expect(await tooWide(page), model).toEqual([]);
  if (game.engine === 'hands') return lookAtHand(page, model);
  const place = page.locator('.spot, .keno-number').first();
  if ((await place.count()) === 0) return expect(page.locator('.spin'), model).toBeInViewport({ ratio: 1 });

  await untilDrawn(page);
  await expect(page.locator('.road .bead').last(), model).toBeVisible();
  const showBefore = await boxOf(page.locator('.draw-show'));
  await place.click();
  if (model === 'keno') {
    // the longest ticket has the most pays to tell of
    for (const number of ['14', '25', '36', '47', '80'])
      await page.getByRole('button', { name: number, exact: true }).click();
    await page.locator('.ticket .spot').click();
  }
  await expect(page.locator('.on-table:visible').first()).toBeVisible();
  expect(await tooWide(page), model).toEqual([]);
  expect(await tooSmall(page), model).toEqual([]);
  expect(await unreachable(page), model).toEqual([]);
  const below = await hiddenBelow(page);
  // a chip that is laid moves nothing; keno's ticket grows with its numbers
  if (model !== 'keno') expect(await boxOf(page.locator('.draw-show')), model).toEqual(showBefore);

  const chip = await boxOf(page.locator('.chip:has(input:checked) span'));
  for (const meter of await page.locator('.bar .meter').all())
    expect(overlap(chip, await boxOf(meter)), `${model}: the chip on a figure`).toBe(false);
  expect(below, `${model}: what is hidden below`).toBe(0);
  await expect(page.locator('.more-below.is-needed'), model).toHaveCount(0);
  await lookAtPanels(page, model);
}

/** Bets behind the tabs have as little room as those before them. */
async function lookAtPanels(page: Page, model: string): Promise<void> {
  const tabs = page.locator('.panel-tab');
  for (const tab of (await tabs.all()).toReversed()) {
    await tab.click();
    const panel = `${model}, ${await tab.innerText()}`;
    expect(await tooWide(page), panel).toEqual([]);
    expect(await tooSmall(page), panel).toEqual([]);
    expect(await unreachable(page), panel).toEqual([]);
    expect(await hiddenBelow(page), `${panel}: what is hidden below`).toBe(0);
  }
}

/** All that can be pressed lies on the screen, with nothing over it and nothing below. */
async function lookAtHand(page: Page, model: string): Promise<void> {
  await untilDrawn(page);
  const pressed = page.locator('.move:enabled, .place:enabled, .play');
  await expect(pressed).not.toHaveCount(1);
  for (const each of await pressed.all()) await expect(each, model).toBeInViewport({ ratio: 1 });
  expect(await tooSmall(page), model).toEqual([]);
  expect(await unreachable(page), model).toEqual([]);
  expect(await hiddenBelow(page), `${model}: what is hidden below`).toBe(0);
}

/** The table is as it was before a chip was laid. */
async function takeBack(page: Page): Promise<void> {
  if ((await page.locator('.on-table:visible').count()) === 0) return;
  await page.getByRole('button', { name: 'Xóa', exact: true }).click();
  await expect(page.locator('.on-table:visible')).toHaveCount(0);
  const ticket = page.locator('.ticket .plain-button');
  if ((await ticket.count()) > 0) await ticket.click();
}

/** Leaves the page as where no file of its font has come, and says how many faces are gone. */
function dropFonts(page: Page): Promise<number> {
  return page.evaluate(() => {
    let dropped = 0;
    const dropFrom = (rules: CSSStyleSheet | CSSGroupingRule): void => {
      for (let index = rules.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = rules.cssRules[index];
        if (rule instanceof CSSGroupingRule) dropFrom(rule);
        if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('url(')) continue;
        rules.deleteRule(index);
        dropped += 1;
      }
    };
    for (const sheet of document.styleSheets) dropFrom(sheet);
    return dropped;
  });
}

/** Fonts and pictures are there, and two frames have been made with them. */
function untilDrawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // a picture that can't be decoded moves nothing any more
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** What runs past the window's left or right edge. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(.visually-hidden)')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // the road is cut on purpose: it shows as much as there is room for; cloth, tabs and kept bets go sideways under a finger
        return (
          width > 1 &&
          !element.closest('.road, .cloth, .panel-tabs, .kept-bets') &&
          (left < -1 || right > innerWidth + 1)
        );
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );
}

/** Text below the smallest step of the scale, which is ten and a half pixels in a small window. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
      // figures in a drawing have its measure, and stand beside it in words
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 10.5)
      .map((element) => `${element.className} ${element.textContent}`),
  );
}

/** Places for chips that can't be pressed after they were scrolled to. */
function unreachable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.spot, .keno-number, .wheel, .exacta select, .move, .place')]
      .filter((place) => place.checkVisibility())
      .filter((place) => {
        place.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = place.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return !found || !place.contains(found);
      })
      .map((place) => place.textContent || place.className),
  );
}

/** Those of the names that the top bar has no room for. */
function cutNames(page: Page, names: readonly string[]): Promise<string[]> {
  return page.locator('.top h1').evaluate(
    (title, all) =>
      all.filter((name) => {
        title.textContent = name;
        return title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight;
      }),
    names,
  );
}

function hiddenBelow(page: Page): Promise<number> {
  return page.locator('.stage').evaluate((stage) => {
    stage.scrollTo(0, 0);
    return Math.max(0, stage.scrollHeight - stage.clientHeight - 1);
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
