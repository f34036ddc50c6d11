import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentKinds, type ContentKind } from '@halls/contract/publication';
import { publicationModule } from '#modules/publication';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';

let world: OfficeWorld;
let editor: Desk;
let publisher: Desk;
let stranger: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [publicationModule] });
  editor = await world.seat('editor', ['editor']);
  publisher = await world.seat('publisher', ['publisher']);
  stranger = await world.seat('stranger', [
    { role: 'editor', siteIds: [2] },
    { role: 'publisher', siteIds: [2] },
  ]);
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name)
    values (1, 2, '{"en_US": "Slots"}'), (1, 3, '{"en_US": "Live casino"}');
    insert into app.provider (site_id, gp_id, gt_id, name) values (1, 'GPR8', 2, 'House'), (1, 'GPJD', 2, 'Jade');
    insert into app.game (site_id, gp_id, gt_id, game_code, name)
    values (1, 'GPR8', 2, '1001', '{"en_US": "One"}'), (1, 'GPR8', 2, '1002', '{"en_US": "Two"}')`);
});
afterAll(() => world.close());

const en = (text: string) => ({ en_US: text });
const always = { sort: 0, start_at: null, end_at: null };
const why = { reason: 'because of the season' };

interface Case {
  /** What the second version has otherwise. */
  readonly change: object;
  readonly body: object | (() => Promise<object>);
  /** What of site 1 is on the site, one text for each row. */
  readonly live: string;
  readonly said: readonly [string, string];
}

const cases: Readonly<Record<ContentKind, Case>> = {
  banner: {
    body: {
      ...{ title: en('Season'), subtitle: {}, button: {}, use_type: 0, scene: 'site02-tournament' },
      ...{ link_type: 2, link_method: 0, url: '', ...always },
      game: { gt_id: 2, gp_id: 'GPR8', game_code: '1001', currency: 'USD' },
    },
    change: { game: null, link_type: 1, url: 'faq' },
    live: `select concat_ws(' ', title ->> 'en_US', gp_id, game_code, nullif(url, '')) as said from app.banner where site_id = 1`,
    said: ['Season GPR8 1001', 'Season faq'],
  },
  announcement: {
    body: { content: en('Open'), display_before_login: true, display_after_login: true, ...always },
    change: { display_before_login: false },
    live: `select (content ->> 'en_US') || display_before_login as said from app.announcement where site_id = 1`,
    said: ['Opentrue', 'Openfalse'],
  },
  bulletin: {
    body: {
      ...{ title: en('Note'), display_content: {}, content: en('<p>Text</p>'), for_guests: true },
      ...{ for_members: true, display_device: 0, display_location: 2, display_frequency: 1 },
      ...{ start_at: '2026-03-01T00:00:00Z', end_at: null },
    },
    change: { start_at: '2026-03-02T00:00:00Z' },
    live: `select to_char(start_at at time zone 'UTC', 'YYYY-MM-DD') as said from app.bulletin where site_id = 1`,
    said: ['2026-03-01', '2026-03-02'],
  },
  'page-block': {
    body: { place: 'login', title: en('Welcome'), content: {}, photo_path: '', ...always },
    change: { place: 'sponsor' },
    live: `select place as said from app.page_block where site_id = 1`,
    said: ['login', 'sponsor'],
  },
  'page-float': {
    body: { title: en('Gift'), photo_path: '/p.webp', url: '/discount', position: 'right', ...always },
    change: { position: 'left' },
    live: `select position as said from app.page_float where site_id = 1`,
    said: ['right', 'left'],
  },
  'discount-category': {
    body: { name: en('Weekly'), sort: 0 },
    change: { name: en('Monthly') },
    live: `select name ->> 'en_US' as said from app.discount_category
            where site_id = 1 and name ->> 'en_US' <> 'Of tests'`,
    said: ['Weekly', 'Monthly'],
  },
  discount: {
    body: async () => ({
      ...{ discount_category_id: await parent('app.discount_category', 'discount_category_id') },
      ...{ title: en('Cashback'), summary: en('Ten'), steps: en('<p>Play</p>'), terms: en('<p>Once</p>') },
      ...{ link_text: {}, link_url: '', scene: 'site02-tournament', pop_up: 0, display_device: 0 },
      ...always,
    }),
    change: { title: en('More cashback') },
    live: `select title ->> 'en_US' as said from app.discount where site_id = 1`,
    said: ['Cashback', 'More cashback'],
  },
  'faq-group': {
    body: { name: en('Money'), sort: 0 },
    change: { sort: 7 },
    live: `select sort::text as said from app.faq_group
            where site_id = 1 and name ->> 'en_US' <> 'Of tests'`,
    said: ['0', '7'],
  },
  faq: {
    body: async () => ({
      ...{ faq_group_id: await parent('app.faq_group', 'faq_group_id') },
      ...{ question: en('How?'), answer: en('<p>So.</p>'), sort: 0 },
    }),
    change: { answer: en('<p>Thus.</p>') },
    live: `select answer ->> 'en_US' as said from app.faq where site_id = 1`,
    said: ['<p>So.</p>', '<p>Thus.</p>'],
  },
  article: {
    body: { article_id: 4, title: en('About'), summary: {}, content: en('<h2>We</h2>'), sort: 0 },
    change: { article_id: 5 },
    live: `select article_id::text as said from app.article where site_id = 1`,
    said: ['4', '5'],
  },
  agreement: {
    body: { title: { en_US: 'Terms', vi_VN: 'Điều khoản' }, content: { en_US: 'All', vi_VN: 'Tất cả' } },
    change: { title: en('Terms'), content: en('All of it') },
    live: `select string_agg(language || content, ' ' order by language) as said from app.agreement
            where site_id = 1 having count(*) > 0`,
    said: ['en_USAll vi_VNTất cả', 'en_USAll of it'],
  },
  'agent-agreement': {
    body: { title: en('Of agents'), content: en('All') },
    change: { content: en('All of it') },
    live: `select content ->> 'en_US' as said from agency.agreement
            where site_id = 1 and ended_at is null`,
    said: ['All', 'All of it'],
  },
  'site-link': {
    body: { name: en('Help'), url: '/faq', icon: 'lucide:gift', sort: 1 },
    change: { icon: '' },
    live: `select icon as said from app.site_link where site_id = 1`,
    said: ['lucide:gift', ''],
  },
  'site-tab': {
    body: { name: 'home', sort: 1 },
    change: { name: 'wallet' },
    live: `select name as said from app.site_tab where site_id = 1`,
    said: ['home', 'wallet'],
  },
  'service-link': {
    body: { url: 'https://chat.example/a' },
    change: { url: 'https://chat.example/b' },
    live: `select settings ->> 'customer_service_url' as said from app.site
            where site_id = 1 and settings ? 'customer_service_url'`,
    said: ['https://chat.example/a', 'https://chat.example/b'],
  },
  'site-redirect': {
    body: { path: '/old', target: '/faq', status: 302 },
    change: { status: 301 },
    live: `select path || status as said from app.site_redirect where site_id = 1`,
    said: ['/old302', '/old301'],
  },
  hall: {
    body: { gt_id: 4, name: en('Sports') },
    change: { name: en('Sportsbook') },
    live: `select name ->> 'en_US' as said from app.hall where site_id = 1 and gt_id = 4 and is_active`,
    said: ['Sports', 'Sportsbook'],
  },
  'hall-order': {
    body: { halls: ['3', '2'] },
    change: { halls: ['2', '3'] },
    live: `select string_agg(gt_id::text, ' ' order by sort) as said from app.hall
            where site_id = 1 and sort < 1000 having count(*) > 0`,
    said: ['3 2', '2 3'],
  },
  'hall-providers': {
    body: {
      gt_id: 2,
      providers: [
        { id: 'GPJD', is_shown: false },
        { id: 'GPR8', is_shown: true },
      ],
    },
    change: {
      providers: [
        { id: 'GPR8', is_shown: true },
        { id: 'GPJD', is_shown: true },
      ],
    },
    live: `select string_agg(gp_id || is_active, ' ' order by sort) as said from app.provider
            where site_id = 1 and gt_id = 2 and sort < 1000 having count(*) > 0`,
    said: ['GPJDfalse GPR8true', 'GPR8true GPJDtrue'],
  },
  'provider-games': {
    body: {
      provider: 'GPR8 2',
      games: [
        { id: '1002', is_shown: true },
        { id: '1001', is_shown: true },
      ],
    },
    change: { games: [{ id: '1001', is_shown: true }] },
    live: `select string_agg(game_code, ' ' order by sort) as said from app.game
            where site_id = 1 and gp_id = 'GPR8' and sort < 1000 having count(*) > 0`,
    said: ['1002 1001', '1001'],
  },
  'hall-shelf': {
    body: { gt_id: 2, games: ['GPR8 1002', 'GPR8 1001'] },
    change: { games: ['GPR8 1001'] },
    live: `select string_agg(game_code, ' ' order by shelf_sort) as said from app.game
            where site_id = 1 and gt_id = 2 and shelf_sort is not null having count(*) > 0`,
    said: ['1002 1001', '1001'],
  },
  'game-label': {
    body: { tag: 'hot', games: ['GPR8 1002', 'GPR8 1001'] },
    change: { games: ['GPR8 1001'] },
    live: `select string_agg(game_code, ' ' order by labelled.sort) as said from app.game_label label
             join app.game_label_game labelled using (game_label_id) join app.game game using (game_id)
            where label.site_id = 1 having count(*) > 0`,
    said: ['1002 1001', '1001'],
  },
  'register-background': {
    body: { template: '', photo_path: '/a.webp' },
    change: { photo_path: '/b.webp' },
    live: `select photo_path as said from app.register_background where site_id = 1`,
    said: ['/a.webp', '/b.webp'],
  },
  'register-field': {
    body: {
      ...{ currency: 'USD', name: 'member_telegram', is_display: true, is_required: false },
      ...{ is_unique: false, is_member_center: true },
      ...{ is_verification: false, is_member_center_verification: false },
    },
    change: { currency: 'VND', is_required: true },
    live: `select concat_ws(' ', currency, name, is_required) as said from app.register_setting where site_id = 1`,
    said: ['USD member_telegram f', 'VND member_telegram t'],
  },
  'agent-level': {
    body: { level: 1, name: en('Director') },
    change: { name: en('Head') },
    live: `select name ->> 'en_US' as said from app.agent_level_name where site_id = 1`,
    said: ['Director', 'Head'],
  },
};

/** Something of site 1 that others are sorted by. */
async function parent(table: string, key: string, siteId = 1): Promise<number> {
  const { rows } = await world.test.pool.query(
    `insert into ${table} (site_id, name) values ($1, '{"en_US": "Of tests"}') returning ${key}::int as id`,
    [siteId],
  );
  return rows[0].id;
}

async function keep(kind: ContentKind, body: object, more: object = {}) {
  const asked = { site_id: 1, kind, base_version: 0, body, ...why, ...more };
  const { code, data } = await editor.ask('/content/save', asked);
  expect([kind, code, data]).toMatchObject([kind, 100, { state: 'draft' }]);
  return { site_id: 1, document_id: data.document_id, version: data.version, ...why };
}
async function publish(version: object, verdict = 'publish') {
  expect((await editor.ask('/content/submit', version)).code).toBe(100);
  return (await publisher.ask('/content/decide', { ...version, verdict })).code;
}

/** What is asked for to have it off the site. */
function gone({ site_id, document_id }: { site_id: number; document_id: number }) {
  return { site_id, document_id, ...why };
}

it.each(contentKinds)(
  'a %s is drafted, looked at by somebody else, shown, given back, changed, and taken off again',
  async (kind) => {
    const { change, live, said } = cases[kind];
    const given = cases[kind].body;
    const body = typeof given === 'function' ? await given() : given;
    const shown = async () =>
      (await world.test.pool.query<{ said: string }>(live)).rows.map((row) => row.said);

    const first = await keep(kind, body);
    expect(await shown()).toEqual([]);
    expect(await publish(first)).toBe(100);
    expect(await shown()).toEqual([said[0]]);
    const { data } = await editor.ask('/content/one', { site_id: 1, document_id: first.document_id });
    expect(data.versions[0].body).toEqual(body);

    const stale = { site_id: 1, kind, document_id: first.document_id, base_version: 0, body, ...why };
    expect((await editor.ask('/content/save', stale)).code).toBe(101);
    const elsewhere = { ...stale, site_id: 2, base_version: 1 };
    expect((await stranger.ask('/content/save', elsewhere)).code).toBe(404);
    expect((await stranger.ask('/content/save', { ...stale, base_version: 1 })).status).toBe(403);
    expect((await stranger.ask('/content/archive', { ...gone(first), site_id: 2 })).code).toBe(404);

    const changed = { ...body, ...change };
    const more = { document_id: first.document_id };
    const second = await keep(kind, changed, { ...more, base_version: 1 });
    expect(await publish(second, 'return')).toBe(100);
    expect(await shown()).toEqual([said[0]]);
    const third = await keep(kind, changed, { ...more, base_version: 2 });
    expect(await publish(third)).toBe(100);
    expect(await shown()).toEqual([said[1]]);

    expect((await publisher.ask('/content/archive', gone(first))).code).toBe(100);
    expect(await shown()).toEqual([]);
    const fourth = await keep(kind, body, { ...more, base_version: 3 });
    expect(await publish(fourth)).toBe(100);
    expect(await shown()).toEqual([said[0]]);
    expect((await publisher.ask('/content/archive', gone(first))).code).toBe(100);
  },
);

it.each(contentKinds)('a %s that somebody has put there by hand reads as it was written', async (kind) => {
  const given = cases[kind].body;
  const body = typeof given === 'function' ? await given() : given;
  const version = await keep(kind, body);
  expect(await publish(version)).toBe(100);
  // as if nobody here had written it
  await world.test.pool.query(
    `with gone as (delete from publication.version where document_id = $1)
     delete from publication.document where document_id = $1`,
    [version.document_id],
  );
  const { data } = await editor.ask('/content/list', { site_id: 1, kind });
  const others = ['Of tests', 'Slots', 'Live casino'];
  const found = data.list.find(
    (line: { author: unknown; is_live: boolean; title: string }) =>
      line.is_live && !line.author && !others.includes(line.title),
  );
  const { data: one } = await editor.ask('/content/one', { site_id: 1, document_id: found.document_id });
  const adopted = one.versions[0].body;
  const times = Object.keys(adopted).filter((name) => name.endsWith('_at') && adopted[name] !== null);
  for (const name of times) adopted[name] = adopted[name].replace('.000Z', 'Z');
  expect(adopted).toEqual(body);
  expect(
    (await publisher.ask('/content/archive', gone({ ...version, document_id: found.document_id }))).code,
  ).toBe(100);
});

it('says so where a place is taken', async () => {
  for (const kind of [
    ...([
      'article',
      'agreement',
      'agent-agreement',
      'service-link',
      'site-tab',
      'game-label',
      'hall',
    ] as const),
    ...(['hall-order', 'hall-providers', 'provider-games', 'hall-shelf'] as const),
    'register-field',
  ] as const) {
    const { body } = cases[kind];
    const first = await keep(kind, body);
    expect([kind, await publish(first)]).toEqual([kind, 100]);
    expect([kind, await publish(await keep(kind, body))]).toEqual([kind, 104]);
    expect((await publisher.ask('/content/archive', gone(first))).code).toBe(100);
  }
});

it('shows nothing under what is not on its site, and keeps what others are sorted by', async () => {
  const make = cases.discount.body as () => Promise<object>;
  const own = await make();
  const foreign = await parent('app.discount_category', 'discount_category_id', 2);
  expect(await publish(await keep('discount', { ...own, discount_category_id: foreign }))).toBe(105);
  expect(await publish(await keep('game-label', { tag: 'new', games: ['GPR8 9999'] }))).toBe(105);
  expect(await publish(await keep('hall-shelf', { gt_id: 3, games: ['GPR8 1001'] }))).toBe(105);

  expect(await publish(await keep('discount', own))).toBe(100);
  const { data } = await editor.ask('/content/list', { site_id: 1, kind: 'discount-category' });
  const line = data.list.find(
    ({ live_key: key }: { live_key: string }) =>
      key === String((own as { discount_category_id: number }).discount_category_id),
  );
  const archive = { site_id: 1, document_id: line.document_id, ...why };
  expect((await publisher.ask('/content/archive', archive)).code).toBe(104);
});
