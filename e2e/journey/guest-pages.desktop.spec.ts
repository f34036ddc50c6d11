import { expect, test } from '@playwright/test';
import type { TemplateName } from '@halls/contract/template';

test.describe('a guest', () => {
  test('reads the home page without scripts, in the language of the browser', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const halls = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(halls.filter((href) => /^\/gameHall\/\d$/.test(href ?? ''))).size).toBe(8);
    expect(await page.locator('article.tile').count()).toBeGreaterThan(20);
    await expect(page.locator('.hero')).toBeVisible();
    const icons = page.locator('.icon:visible use');
    await expect.poll(async () => await icons.evaluateAll(widthOfNarrowest)).toBeGreaterThan(0);
    await context.close();
  });

  test('is told so where the browser is too old to read the style sheet', async ({ page }) => {
    await page.goto('/?lang=en_US');
    const note = page.getByText('This browser is too old');
    await expect(note).toBeHidden();
    // one that knows no layers leaves out all rules that stand in one, which are all
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    await expect(note).toBeVisible();
  });

  test('gets the brand of the host', async ({ request, baseURL }) => {
    const port = new URL(baseURL ?? '').port;
    const sites = {
      site02: ['localhost', 'vi-VN'],
      suncity: ['suncity.localhost', 'zh-CN'],
      apsport: ['apsport.localhost', 'en-US'],
    } satisfies Record<TemplateName, readonly [host: string, language: string]>;
    for (const [template, [host, language]] of Object.entries(sites)) {
      const answer = await request.get(`http://127.0.0.1:${port}/`, {
        headers: { Host: `${host}:${port}`, 'Accept-Language': '' },
      });
      const html = await answer.text();
      expect(html).toContain(`data-template="${template}"`);
      expect(html).toContain(`lang="${language}"`);
    }
  });

  test('changes the language and keeps it', async ({ page }) => {
    await page.goto('/?lang=en_US');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.goto('/gameHall/2');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });

  test('meets an honest error page', async ({ page }) => {
    const answer = await page.goto('/nowhere?lang=en_US');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByText('Page Not Found: /nowhere')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('is led home from a plain visit of a place that needs to be told which', async ({ request }) => {
    for (const path of ['/main', '/gameHall', '/slotgame'])
      expect(new URL((await request.get(path)).url()).pathname, path).toBe('/');
  });
});

/** What a drawing that does not come leaves has no width. */
function widthOfNarrowest(drawings: Element[]): number {
  return Math.min(...drawings.map((drawing) => drawing.getBoundingClientRect().width));
}
