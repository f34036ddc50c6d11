import { expect, test } from '@playwright/test';
import { changeProduct } from '../support/product-data.ts';
import { untilAlive } from '../support/visitor.ts';

/** A site of the worker's own, with one of each thing that operators place. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const siteId = 100 + worker;
const host = `places-${worker}.localhost`;

test.beforeAll(async () => {
  await changeProduct(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency, settings)
     values ($1, 'suncity', 'Places', 'Places', array[$2::text], 'en_US', '{en_US}', '{USD}', 'USD',
       '{"mobile_template": "H5_2"}')`,
    [siteId, host],
  );
  await changeProduct(
    `insert into app.page_block (site_id, place, title, content)
     select $1, place, '{"en_US": "First"}', '{"en_US": "<p>As it was.</p>"}' from unnest('{setting,login}'::text[]) as place`,
    [siteId],
  );
  await changeProduct(
    `insert into app.page_float (site_id, title, url, photo_path)
     values ($1, '{"en_US": "Partners here"}', '/sponsor', '/pictures/brands/suncity.svg')`,
    [siteId],
  );
});
test.afterAll(async () => {
  await changeProduct('delete from app.page_block where site_id = $1', [siteId]);
  await changeProduct('delete from app.page_float where site_id = $1', [siteId]);
  await changeProduct('delete from app.site where site_id = $1', [siteId]);
});

const write = (place: 'setting' | 'login', title: string, text: string) =>
  changeProduct(
    `update app.page_block set title = jsonb_build_object('en_US', $3::text), content = jsonb_build_object('en_US', $4::text)
      where site_id = $1 and place = $2`,
    [siteId, place, title, text],
  );

test('what operators place is seen on an open page as it changes, and moves nothing that is read', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1100, height: 360 });
  // the server hears of its new site when that is committed
  await expect(async () => {
    await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/?lang=en_US`);
    await expect(page).toHaveTitle('Places', { timeout: 1_000 });
  }).toPass();
  await untilAlive(page);
  const advert = page.locator('.advert h2');
  await expect(advert).toHaveText('First');

  await page.locator('.footer').evaluate((footer) => footer.scrollIntoView({ block: 'start' }));
  const topOf = () =>
    page.locator('.footer').evaluate((footer) => Math.round(footer.getBoundingClientRect().top));
  const before = await topOf();
  // said again until the page's socket is on its channels
  await expect(async () => {
    await write('setting', 'Second', `<p>${'It says much more than before. '.repeat(12)}</p>`);
    await expect(advert).toHaveText('Second', { timeout: 6_000 });
  }).toPass();
  expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2);

  await page.locator('.account').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.form-picture')).toContainText('First');
  const field = dialog.getByLabel('Account');
  await field.fill('somebody');
  await expect(async () => {
    await write('login', 'Third', '');
    await expect(dialog.locator('.form-picture')).toContainText('Third', { timeout: 6_000 });
  }).toPass();
  await expect(field).toHaveValue('somebody');
  await page.keyboard.press('Escape');

  const float = page.getByRole('complementary', { name: 'Shortcuts' });
  await expect(float.getByRole('link', { name: 'Partners here' })).toBeVisible();
  await float.getByRole('button', { name: 'Hide Partners here' }).click();
  await expect(float).toHaveCount(0);
  await page.reload();
  await expect(advert).toHaveText('Second');
  await expect(float).toHaveCount(0);
});
