import type { Page } from '@playwright/test';
import { markAlive } from './watch-page.ts';

const aliveTimeoutMs = 60_000;
const demoGame = { currency: 'USD', gp_id: 'GPR8', game_type: 2, game_code: 'r8-river-dragon' };

/** What a guest presses: themes, arrows, a dialog, halls, a filter, a search. */
export async function browseLobby(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?lang=en_US`);
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await markAlive(page);
  await page.locator('.theme-switch').first().click();
  await page.locator('.theme-switch').first().click();
  await page.locator('.hero-dot').nth(1).click();
  await page.locator('.strip-after:visible').first().click();
  await page.locator('.account button').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('a[href="/gameHall/2"]:visible').first().click();
  // the hall's panel is open for as long as it is pointed at
  await page.mouse.move(640, 790);
  await page.locator('.filter .pill').nth(1).click();
  await page.locator('.filter .pill-chosen').nth(0).waitFor();
  await page.locator('.search input').fill('dragon');
  await page.keyboard.type('s');
  await page.locator('.page-head a').click();
  await page.locator('.hero').waitFor();
  await page.locator('article.tile .tile-press').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

/** React leaves its mark on what it has taken over. */
async function untilAlive(page: Page): Promise<void> {
  const endMs = performance.now() + aliveTimeoutMs;
  const button = page.locator('.account button').first();
  while ((await button.evaluate((element) => Object.keys(element as object).length)) === 0) {
    if (performance.now() > endMs) throw new Error('the scripts never took the page over');
    await page.waitForTimeout(50);
  }
}

/** A slot of the house without an account. */
export async function openSlot(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/demo/play`, {
    data: demoGame,
    headers: { Language: 'en_US' },
  });
  const { data } = (await answer.json()) as { data: { game_url: string } };
  await page.goto(data.game_url);
  await page.locator('.spin:not([disabled]):not(.is-busy)').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await markAlive(page);
}

/** Until the button says that another one may follow. */
export async function spinOnce(page: Page): Promise<void> {
  await page.locator('.spin').click();
  await page.locator('.spin.is-busy').waitFor();
  await page.locator('.spin:not(.is-busy)').waitFor({ timeout: 60_000 });
}
