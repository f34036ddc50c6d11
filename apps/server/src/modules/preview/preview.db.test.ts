import { afterAll, beforeAll, expect, it } from 'vitest';
import { carouselPicture as banners } from '@halls/contract/content';
import { previewModule } from '#modules/preview';
import { publicationModule } from '#modules/publication';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';

const officeOrigin = 'http://localhost';
const why = { reason: 'to be looked at' };
const en = (text: string) => ({ en_US: text });
const banner = {
  ...{ title: en('Lanterns tonight'), subtitle: {}, button: {}, use_type: 0, scene: 'site02-tournament' },
  ...{ link_type: 1, link_method: 0, url: '', game: null, sort: 5, start_at: null, end_at: null },
};

let world: OfficeWorld;
let editor: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [publicationModule, previewModule] });
  editor = await world.seat('editor', ['editor']);
});
afterAll(() => world.close());

async function keep(kind: string, body: object) {
  const { code, data } = await editor.ask('/content/save', {
    ...{ site_id: 1, kind, base_version: 0, body, ...why },
  });
  expect(code).toBe(100);
  return { site_id: 1, document_id: data.document_id, version: data.version };
}
/** The address of a preview on its site, without what stands before the path. */
async function previewOf(version: object) {
  const { code, data } = await editor.ask('/content/preview', version);
  expect(code).toBe(100);
  return { prefix: new URL(data.address).pathname, path: data.path as string };
}
const open = (path: string, host = 'site1.localhost') =>
  world.app.http.inject({ method: 'GET', url: `${path}?lang=en_US`, headers: { host } });
const call = (path: string, body: object, headers: Record<string, string> = {}) =>
  world.app.http.inject({
    ...{ method: 'POST', url: path, payload: JSON.stringify(body) },
    headers: {
      ...{ host: 'site1.localhost', origin: 'http://site1.localhost', 'content-type': 'application/json' },
      ...{ language: 'en_US', ...headers },
    },
  });
const rows = async (table: string) =>
  (await world.test.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count as number;

it('is the page of the site with the draft in its place, for whoever has the address', async () => {
  const before = { banners: await rows('app.banner'), told: await rows('app.outbox') };
  const { prefix, path } = await previewOf(await keep('banner', banner));
  const page = await open(prefix + path);
  expect([page.statusCode, page.body.includes('Lanterns tonight')]).toEqual([200, true]);
  const answer = await call(`${prefix}/api${banners.path}`, { use_type: 0 });
  expect(answer.body).toContain('Lanterns tonight');
  // and nowhere else, neither then nor later
  expect((await open('/')).body).not.toContain('Lanterns tonight');
  expect((await call(`/api${banners.path}`, { use_type: 0 })).body).not.toContain('Lanterns tonight');
  expect({ banners: await rows('app.banner'), told: await rows('app.outbox') }).toEqual(before);
});

it('is kept by nobody, named to nobody, and framed by the office alone', async () => {
  const { prefix } = await previewOf(await keep('banner', banner));
  const { headers, body } = await open(`${prefix}/`);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toMatch(new RegExp(`frame-ancestors ${officeOrigin}(:80)?$`));
  expect(headers['set-cookie']).toBeUndefined();
  expect(body).toContain('<meta name="robots" content="noindex">');
});

it('is not there for strangers, on another site, without a hand of ours, or when its time is over', async () => {
  const { prefix } = await previewOf(await keep('banner', banner));
  const token = prefix.split('/')[2] ?? '';
  const strangers = ['/preview/', '/preview/x', `/preview/${token.slice(0, -1)}`, `/preview/x${token}`];
  for (const path of strangers) expect([path, (await open(path)).statusCode]).toEqual([path, 404]);
  expect((await open(`${prefix}/`, 'site2.localhost')).statusCode).toBe(404);
  expect((await call(`${prefix}/api${banners.path}`, {}, { origin: 'http://evil.example' })).statusCode).toBe(
    404,
  );
  expect((await open(`${prefix}/`)).statusCode).toBe(200);
  world.pass(15 * 60_000);
  expect((await open(`${prefix}/`)).statusCode).toBe(404);
});

it('does nothing but show: calls that pages do not read by are not there', async () => {
  const { prefix } = await previewOf(await keep('banner', banner));
  for (const path of ['/login', '/register', '/no/such'])
    expect([path, (await call(`${prefix}/api${path}`, {})).statusCode]).toEqual([path, 404]);
});

it('shows what has no number yet under one that nothing else has', async () => {
  await world.test.pool.query(
    `insert into app.discount_category (site_id, name) values (1, '{"en_US": "Weekly"}')`,
  );
  const { rows: found } = await world.test.pool.query(
    'select discount_category_id::int as id from app.discount_category where site_id = 1',
  );
  const { prefix, path } = await previewOf(
    await keep('discount', {
      ...{ discount_category_id: found[0].id, title: en('Cashback of tomorrow'), summary: en('Ten') },
      ...{ steps: en('<p>Play</p>'), terms: en('<p>Once</p>'), link_text: {}, link_url: '' },
      ...{ scene: 'site02-tournament', pop_up: 0, display_device: 0, sort: 0, end_at: null },
      // it is seen as it will be when it has begun
      start_at: '2099-01-01T00:00:00Z',
    }),
  );
  const page = await open(prefix + path);
  expect([page.statusCode, page.body.includes('Cashback of tomorrow')]).toEqual([200, true]);
  expect((await open(path)).statusCode).toBe(404);
});

it('says beforehand what stands in its way', async () => {
  await world.test.pool.query(
    `insert into app.article (site_id, article_id, title, content) values (1, 9, '{"en_US": "Old"}', '{"en_US": "Old"}')`,
  );
  const article = { article_id: 9, title: en('New'), summary: {}, content: en('<p>New</p>'), sort: 0 };
  expect((await editor.ask('/content/preview', await keep('article', article))).code).toBe(104);
  const link = await keep('service-link', { url: 'https://chat.example' });
  expect((await editor.ask('/content/preview', link)).code).toBe(404);
});

it('waits for its turn without holding a connection that pages need', async () => {
  const { prefix, path } = await previewOf(await keep('banner', banner));
  const shown = Promise.all(Array.from({ length: 8 }, () => open(prefix + path)));
  const moment = () => new Promise<'under way'>((resolve) => setTimeout(resolve, 10, 'under way'));
  let most = 0;
  while ((await Promise.race([shown, moment()])) === 'under way') {
    const { rows: waits } = await world.test.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    most = Math.max(most, waits.length);
  }
  expect((await shown).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(most).toBe(0);
});
