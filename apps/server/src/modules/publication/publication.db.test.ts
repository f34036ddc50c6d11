import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicationModule } from '#modules/publication';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';

let world: OfficeWorld;
let editor: Desk;
let publisher: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [publicationModule] });
  editor = await world.seat('editor', ['editor']);
  publisher = await world.seat('publisher', ['publisher']);
});
afterAll(() => world.close());

const body = {
  title: { en_US: 'A new season', vi_VN: 'Mùa giải mới', zh_CN: '新赛季' },
  subtitle: {},
  button: {},
  use_type: 0,
  scene: 'site02-tournament',
  link_type: 1,
  link_method: 0,
  url: 'discount',
  game: null,
  sort: 5,
  start_at: null,
  end_at: null,
};
const where = { site_id: 1, kind: 'banner' };
const why = { reason: 'the season begins' };
async function draft(more: object = {}, desk = editor) {
  const { data } = await desk.ask('/content/save', { ...where, base_version: 0, body, ...why, ...more });
  return { site_id: 1, document_id: data.document_id as number, version: data.version as number, ...why };
}
const decide = (of: object, verdict = 'publish', desk = publisher) =>
  desk.ask('/content/decide', { ...of, verdict });
const shown = async () =>
  (
    await world.test.pool.query(
      `select title ->> 'en_US' as title from app.banner where site_id = 1 order by banner_id`,
    )
  ).rows.map(({ title }) => title);
const told = async () =>
  (await world.test.pool.query(`select from app.outbox where event = 'carousel_picture.url'`)).rowCount ?? 0;

it('is a draft, then handed in, then published by somebody else, and only then on the site', async () => {
  const before = await told();
  const version = await draft();
  expect((await decide(version)).code).toBe(102);
  expect((await editor.ask('/content/submit', version)).data.state).toBe('review');
  expect((await editor.ask('/content/decide', { ...version, verdict: 'publish' })).status).toBe(403);
  expect([await shown(), await told()]).toEqual([[], before]);
  expect((await decide(version)).data.state).toBe('published');
  expect(await shown()).toEqual(['A new season']);
  // one for each currency of the site, from the transaction that published it
  expect(await told()).toBe(before + 2);
  const { data } = await editor.ask('/content/list', where);
  expect(data.list).toMatchObject([{ title: 'A new season', is_live: true, state: 'published' }]);
});

it('is not published by who wrote it, whatever roles they hold', async () => {
  const both = await world.seat('both', ['editor', 'publisher']);
  const version = await draft({}, both);
  await both.ask('/content/submit', version);
  expect((await decide(version, 'publish', both)).code).toBe(103);
  // nor by the database
  await expect(
    world.test.pool.query(
      `update publication.version set state = 'published', decided_by_id = author_id, decided_by_account = author_account
        where document_id = $1`,
      [version.document_id],
    ),
  ).rejects.toThrow(/check constraint/);
});

it('is published once, of twenty who say so at the same time', async () => {
  const version = await draft({ body: { ...body, title: { en_US: 'Once' } } });
  await editor.ask('/content/submit', version);
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(version)));
  expect(answers.filter(({ code }) => code === 100)).toHaveLength(1);
  expect((await shown()).filter((title) => title === 'Once')).toHaveLength(1);
});

it('is changed by a version after it, given back with a reason, and taken off again', async () => {
  const first = await draft({ body: { ...body, title: { en_US: 'First' } } });
  await editor.ask('/content/submit', first);
  await decide(first);
  const change = { ...where, document_id: first.document_id, body: { ...body, title: { en_US: 'Second' } } };
  const second = await draft({ ...change, base_version: 1 });
  expect(second.version).toBe(2);
  await editor.ask('/content/submit', second);
  expect((await decide(second, 'return')).data.state).toBe('returned');
  expect(await shown()).toContain('First');
  const third = await draft({ ...change, base_version: 2 });
  await editor.ask('/content/submit', third);
  await decide(third);
  expect(await shown()).toContain('Second');
  expect(await shown()).not.toContain('First');
  const { data } = await editor.ask('/content/one', { site_id: 1, document_id: first.document_id });
  expect(data.versions.map(({ state }: { state: string }) => state)).toEqual([
    'published',
    'returned',
    'replaced',
  ]);
  await publisher.ask('/content/archive', { site_id: 1, document_id: first.document_id, ...why });
  expect(await shown()).not.toContain('Second');
});

it('is not written over by who has not seen the latest version', async () => {
  const version = await draft();
  const stale = { ...where, document_id: version.document_id, base_version: 0, body, ...why };
  expect((await editor.ask('/content/save', stale)).code).toBe(101);
  const other = await world.seat('other', ['editor']);
  // somebody else's draft stays, and gets one after it
  expect((await draft({ document_id: version.document_id, base_version: 1 }, other)).version).toBe(2);
  expect((await editor.ask('/content/submit', version)).code).toBe(101);
});

it('takes up what was on the site before it had versions', async () => {
  await world.test.pool.query(
    `insert into app.announcement (site_id, content) values (1, '{"en_US": "Written by hand"}')`,
  );
  const ask = { site_id: 1, kind: 'announcement' };
  const lists = await Promise.all([editor.ask('/content/list', ask), editor.ask('/content/list', ask)]);
  expect(lists.map(({ code }) => code)).toEqual([100, 100]);
  const { data } = await editor.ask('/content/list', ask);
  expect(data.list).toMatchObject([{ title: 'Written by hand', is_live: true, version: 1, author: null }]);
  expect((await editor.ask('/content/list', { ...ask, site_id: 2 })).data.list).toEqual([]);
});

it.each([
  [{ title: {} }, 'body.title'],
  [{ scene: 'no-such-scene' }, 'body.scene'],
  [{ link_type: 2 }, 'body.game'],
  [{ link_type: 0, url: 'javascript:alert(1)' }, 'body.url'],
  [{ start_at: '2026-03-02T00:00:00Z', end_at: '2026-03-01T00:00:00Z' }, 'body.end_at'],
  [{ unknown: 1 }, 'body.unknown'],
])('refuses %o at %s', async (wrong, field) => {
  const answer = await editor.ask('/content/save', {
    ...{ ...where, base_version: 0, ...why },
    body: { ...body, ...wrong },
  });
  expect([answer.status, Object.keys(answer.data.fields)]).toEqual([422, [field]]);
});
