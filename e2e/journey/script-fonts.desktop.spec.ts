import { expect, test } from '@playwright/test';

const scripts = [
  ['th_TH', 'thai', 'Noto Sans Thai'],
  ['hi_IN', 'devanagari', 'Noto Sans Devanagari'],
  ['my_MM', 'myanmar', 'Noto Sans Myanmar'],
  ['ta_IN', 'tamil', 'Noto Sans Tamil'],
  ['bn_BD', 'bengali', 'Noto Sans Bengali'],
  ['vi_VN', null, null],
] as const;

test('a page brings the font of its own script, and no other one', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, script] = /\/assets\/noto-sans-([a-z]+)-\1-wght-/.exec(request.url()) ?? [];
    if (script) asked.add(script);
  });
  for (const [language, script, family] of scripts) {
    asked.clear();
    await page.goto(`/?lang=${language}`);
    // the page lives: what comes late has been asked for as well
    await expect(page.locator('html')).toHaveAttribute('data-language', language);
    if (family) {
      const status = () =>
        page.evaluate(
          (name) => [...document.fonts].find(({ family: each }) => each.includes(name))?.status,
          family,
        );
      await expect.poll(status).toBe('loaded');
    }
    expect([...asked]).toEqual(script ? [script] : []);
  }
});
