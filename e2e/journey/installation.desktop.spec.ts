import { expect, test } from '@playwright/test';
import { openHome } from '../support/visitor.ts';

test.use({ serviceWorkers: 'allow' });

test('a site is installed under its own name, in the language of the page that names it', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const installed = async (origin: string, lang: string) => {
    await page.goto(`${origin}/?lang=${lang}`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    return (await page.evaluate(async (url) => (await fetch(url)).json(), address ?? '')) as {
      name: string;
      lang: string;
      description: string;
      icons: { src: string }[];
    };
  };
  const lotus = await installed(`http://localhost:${port}`, 'th_TH');
  const golden = await installed(`http://suncity.localhost:${port}`, 'zh_CN');
  expect([lotus.name, lotus.lang, golden.name, golden.lang]).toEqual([
    'Lotus Bay',
    'th-TH',
    expect.stringMatching(/\p{Script=Han}/u),
    'zh-CN',
  ]);
  expect(lotus.description).toMatch(/\p{Script=Thai}/u);
  const icons = await page.evaluate(
    async (addresses) => {
      const answers = await Promise.all(addresses.map((address) => fetch(address)));
      return answers.map(({ status, headers }) => `${status} ${headers.get('content-type')}`);
    },
    golden.icons.map(({ src }) => src),
  );
  expect(icons).toEqual(golden.icons.map(() => '200 image/png'));
});

test('without a connection a page says so in its language, and leads back to itself', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=ja_JP');
  // the page is kept once the worker is there
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return (
      (await caches.match('/offline?lang=ja_JP')) !== undefined && navigator.serviceWorker.controller !== null
    );
  });
  await context.setOffline(true);
  await page.goto('/gameHall/2');
  await expect(page.getByRole('heading', { name: 'オフラインです' })).toBeVisible();
  await expect(page.locator('.error-picture')).toHaveJSProperty('complete', true);
  await expect(page.locator('.error-picture')).not.toHaveJSProperty('naturalWidth', 0);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'もう一度試す' }).click();
  await expect(page.locator('article.tile').first()).toBeVisible();
  await expect(page).toHaveURL(/\/gameHall\/2$/);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('offline-ja_JP');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(kept.toSorted()).toEqual(['/offline', '/pictures/spots/site02-offline.svg']);
});

test('an open page tells of a newer build and loads it when it is told to', async ({ page }) => {
  let newest: string | undefined = 'another';
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: newest, timestamp: 1 } }));
  await openHome(page, 'en_US');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const note = page.getByText('There is a new version of this site.');
  // who watches comes late
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(note).toBeVisible({ timeout: 1_000 });
  }).toPass();
  newest = await page.evaluate(() => document.documentElement.dataset.build);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  await expect(note).toHaveCount(0);
});

test('a page whose code is gone is loaded again, with the code of today', async ({ page }) => {
  let isGone = true;
  await page.route(/\/login\.dialog-[^/]*\.js$/, (route) => (isGone ? route.abort() : route.continue()));
  await openHome(page, 'en_US');
  const loaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await loaded;
  isGone = false;
  await openHome(page, 'en_US');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog').locator('[name=username]')).toBeVisible();
});
