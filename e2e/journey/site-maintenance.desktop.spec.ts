import { expect, test } from '@playwright/test';
import { changeProduct } from '../support/product-data.ts';

const siteId = 90;

/** A site of the test's own: what shuts one of the others shuts out other tests. */
test.beforeAll(async () => {
  await changeProduct(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency, settings)
     values ($1, 'suncity', 'Shut', 'Shut', '{shut.localhost}', 'en_US', '{en_US,ja_JP}', '{USD}', 'USD',
       '{"customer_service_url": "https://help.example/"}')`,
    [siteId],
  );
});
test.afterAll(() => changeProduct('delete from app.site where site_id = $1', [siteId]));

test('a site in maintenance says so on every page, and is there again without anybody’s doing', async ({
  page,
  baseURL,
}) => {
  const home = `http://shut.localhost:${new URL(baseURL ?? '').port}`;
  await page.goto(`${home}/?lang=en_US`);
  await expect(page.locator('.site-head, header').first()).toBeVisible();

  await changeProduct(
    `update app.site set maintenance_start_at = now() - interval '1 minute',
       maintenance_end_at = now() + interval '1 day' where site_id = $1`,
    [siteId],
  );
  // a page that is open hears of it, too: where it loads itself anew, it cuts the visit off
  const visit = async (path: string): Promise<number | undefined> =>
    (await page.goto(`${home}${path}`).catch(() => null))?.status();
  // the server hears of it when it is committed
  await expect.poll(() => visit('/gameHall/2?lang=ja_JP')).toBe(503);
  await expect(page.getByRole('heading', { name: 'まもなく再開します' })).toBeVisible();
  await expect(page.locator('time')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'カスタマーサービス' })).toHaveAttribute(
    'href',
    'https://help.example/',
  );
  const refused = await page.evaluate(async () => {
    const answer = await fetch('/api/web/logo', { method: 'POST', body: '{}' });
    return [answer.status, ((await answer.json()) as { data: { end_at: string } }).data.end_at];
  });
  expect(refused).toEqual([503, expect.stringMatching(/Z$/)]);

  // by the clock of the database, so that nobody needs to lift it
  await changeProduct(
    `update app.site set maintenance_end_at = now() - interval '1 second' where site_id = $1`,
    [siteId],
  );
  await expect.poll(() => visit('/?lang=en_US')).toBe(200);
});

test('an open page turns to what is said of the maintenance when a call is refused', async ({
  page,
  baseURL,
}) => {
  const home = `http://shut.localhost:${new URL(baseURL ?? '').port}`;
  await page.goto(`${home}/?lang=en_US`);
  const isShut = { code: 503, message: '', data: { start_at: '2026-01-02T03:04:05.000Z', end_at: null } };
  const heard = page.waitForEvent('load');
  await page.route('**/api/arks/web/bulletin', (route) => route.fulfill({ status: 503, json: isShut }));
  await heard;
  await expect(page.locator('.site-head, header').first()).toBeVisible();
});
