import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { endpoints, type Endpoint } from '@halls/contract';
import type { Announcement, Banner, Bulletin } from '@halls/contract/content';
import { seedContent } from '../../sandbox/content/seed-content.ts';
import { openSampleSites, type SampleSites } from '../../../test/sample-sites.ts';

let sites: SampleSites;

beforeAll(async () => {
  sites = await openSampleSites();
});
afterAll(() => sites.close());

/** Calls and holds the answer against the contract's schema. */
async function ask<Data>(
  endpoint: Endpoint,
  body: object,
  as: Parameters<SampleSites['call']>[2] = {},
): Promise<Data> {
  const envelope = await sites.call(endpoint.path, body, as);
  expect(envelope).toMatchObject({ code: 100 });
  return endpoint.data.parse(envelope.data) as Data;
}

const titlesOf = (answer: { web_bulletin_list: Bulletin[] }) =>
  answer.web_bulletin_list.map((one) => one.title);

describe('banners', () => {
  const banners = async (body: object, as: Parameters<SampleSites['call']>[2] = {}) =>
    (await ask<{ web_carousel_picture_list: Banner[] }>(endpoints.carouselPicture, body, as))
      .web_carousel_picture_list;

  test('come in the site’s order and the request’s language, with links of each type', async () => {
    const list = await banners({ use_type: 0 }, { language: 'zh_CN' });
    expect(list.map((banner) => banner.link_type)).toEqual([2, 1, 2, 0]);
    expect(list[0]).toMatchObject({
      title: '码头夜市',
      game_link_parameter: { gp_id: 'GPR8', gt_id: 2, currency: 'VND', customized: 0 },
    });
    expect(list[1]).toMatchObject({ url: 'gameHall/3', game_link_parameter: null });
    expect((await banners({}, { siteId: 2 }))[0]?.game_link_parameter?.currency).toBe('RMB');
  });

  test('that change are announced once in every currency of their site', async () => {
    await sites.sql.deleteFrom('app.outbox').execute();
    await sites.sql.updateTable('app.banner').set({ sort: 5 }).where('site_id', '=', 3).execute();
    const rows = await sites.sql
      .selectFrom('app.outbox')
      .select(['channel', 'event'])
      .orderBy('channel')
      .execute();
    expect(rows).toEqual(
      ['BDT', 'BRL', 'INR', 'USD'].map((currency) => ({
        channel: `web_api.${currency}`,
        event: 'carousel_picture.url',
      })),
    );
  });

  test('are shown between their start and end alone', async () => {
    const start = new Date('2030-01-01T00:00:00Z');
    const end = new Date('2030-02-01T00:00:00Z');
    await sites.sql
      .updateTable('app.banner')
      .set({ start_at: start, end_at: end })
      .where('site_id', '=', 4)
      .where('scene', '=', 'site02-live-tables')
      .execute();
    const countAt = async (now: Date) => (await banners({ use_type: 2 }, { siteId: 4, now })).length;
    expect(await countAt(new Date(start.getTime() - 1))).toBe(3);
    expect(await countAt(start)).toBe(4);
    expect(await countAt(end)).toBe(3);
  });
});

describe('marquee', () => {
  const lines = async (body: object, as: Parameters<SampleSites['call']>[2] = {}) =>
    (await ask<{ web_announcement_list: Announcement[] }>(endpoints.marquee, body, as)).web_announcement_list;

  test('has other lines for guests than for members', async () => {
    const member = await sites.addMember(1, 'marquee');
    const [forGuests, forMembers] = [await lines({}), await lines({}, { member })];
    expect(forGuests.every((line) => line.display_before_login === 1)).toBe(true);
    expect(forMembers.every((line) => line.display_after_login === 1)).toBe(true);
    expect(forGuests.map((line) => line.id)).not.toEqual(forMembers.map((line) => line.id));
    expect(forGuests[0]?.content).toBe('Welcome to Lotus Bay: eight halls, one wallet.');
  });

  test('is sorted as asked', async () => {
    const down = await lines({ sort_field: 'sort', sort_order: 'desc' });
    const up = await lines({ sort_field: 'sort', sort_order: 'asc' });
    expect(up.map((line) => line.sort)).toEqual(down.map((line) => line.sort).toReversed());
  });
});

describe('bulletins', () => {
  test('guests see theirs for their device', async () => {
    const desktop = titlesOf(await ask(endpoints.bulletin, { display_device: 1 }));
    const mobile = titlesOf(await ask(endpoints.bulletin, { display_device: 2 }));
    expect(desktop).toEqual(['Fair outcomes that you can check']);
    expect(mobile).toEqual(['Made for touch', 'Fair outcomes that you can check']);
  });

  test('one that is shown once stays hidden for the member who closed it, until it is updated', async () => {
    const [an, binh] = [await sites.addMember(2, 'an2'), await sites.addMember(2, 'binh2')];
    const read = (member: typeof an, now = new Date()) =>
      ask<{ web_bulletin_list: Bulletin[] }>(
        endpoints.memberBulletin,
        { display_device: 1, display_location: 2 },
        { siteId: 2, member, now },
      ).then(titlesOf);
    const title = 'Fair outcomes that you can check';
    expect(await read(an)).toEqual([title]);
    await ask(
      endpoints.hideMemberBulletin,
      { display_device: 1, display_location: 2 },
      { siteId: 2, member: an },
    );
    await ask(
      endpoints.hideMemberBulletin,
      { display_device: 1, display_location: 2 },
      { siteId: 2, member: an },
    );
    expect(await read(an)).toEqual([]);
    expect(await read(binh)).toEqual([title]);
    await sites.sql
      .updateTable('app.bulletin')
      .set({ updated_at: new Date(Date.now() + 1_000) })
      .where('site_id', '=', 2)
      .execute();
    expect(await read(an)).toEqual([title]);
  });

  test('the deposit page has its own, which closing does not hide for good', async () => {
    const member = await sites.addMember(1, 'deposit');
    const read = () =>
      ask<{ web_bulletin_list: Bulletin[] }>(
        endpoints.memberBulletin,
        { display_location: 3 },
        { member },
      ).then(titlesOf);
    expect(await read()).toEqual(['Your money while you play']);
    await ask(endpoints.hideMemberBulletin, { display_location: 3 }, { member });
    expect(await read()).toEqual(['Your money while you play']);
  });

  test('history has everything that was published, newest first', async () => {
    await sites.sql
      .updateTable('app.bulletin')
      .set({ end_at: new Date(0) })
      .where('site_id', '=', 3)
      .execute();
    const history = await ask<{ web_bulletin_list: Bulletin[] }>(
      endpoints.bulletinHistory,
      {},
      { siteId: 3 },
    );
    expect(history.web_bulletin_list).toHaveLength(3);
    expect(history.web_bulletin_list.map((one) => one.id)).toEqual(
      history.web_bulletin_list.map((one) => one.id).toSorted((a, b) => b - a),
    );
    const oldestFirst = await ask<{ web_bulletin_list: Bulletin[] }>(
      endpoints.bulletinHistory,
      { sort_field: 'id', sort_order: 'asc' },
      { siteId: 3 },
    );
    expect(oldestFirst.web_bulletin_list.map((one) => one.id)).toEqual(
      history.web_bulletin_list.map((one) => one.id).toReversed(),
    );
    expect(titlesOf(await ask(endpoints.bulletin, {}, { siteId: 3 }))).toEqual([]);
  });

  test('give their text as clean markup, whatever was written', async () => {
    await sites.sql
      .updateTable('app.bulletin')
      .set({
        content: JSON.stringify({
          en_US: '<p onclick="x()">a<script>x()</script></p><img src=x onerror=x()>',
        }),
      })
      .where('site_id', '=', 1)
      .execute();
    const { web_bulletin_list: list } = await ask<{ web_bulletin_list: Bulletin[] }>(
      endpoints.bulletinHistory,
      {},
    );
    expect(new Set(list.map(({ content }) => content))).toEqual(new Set(['<p>a</p>']));
  });
});

describe('changes', () => {
  test('seeding again changes nothing', async () => {
    const count = () =>
      sites.sql
        .selectFrom('app.banner')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await count();
    await sites.sql.transaction().execute(seedContent);
    expect(await count()).toEqual(before);
  });

  test('a game that was built since is listed, once, and what operators made of the others stays', async () => {
    const games = () =>
      sites.sql
        .selectFrom('app.game')
        .select(['gp_id', 'gt_id', 'game_code', 'name', 'sort', 'rtp', 'is_active', 'has_demo'])
        .where('site_id', '=', 3)
        .orderBy('gp_id')
        .orderBy('game_code')
        .execute();
    const code = 'lc-roulette-salon';
    const of = (list: Awaited<ReturnType<typeof games>>) => list.find(({ game_code }) => game_code === code);
    const change = { is_active: false, sort: 77 };
    const other = sites.sql
      .updateTable('app.game')
      .where('site_id', '=', 3)
      .where('game_code', '=', 'lc-roulette');
    await other.set(change).execute();
    const before = await games();
    await sites.sql.deleteFrom('app.game').where('site_id', '=', 3).where('game_code', '=', code).execute();
    for (let starts = 0; starts < 2; starts += 1) await sites.sql.transaction().execute(seedContent);
    expect(await games()).toEqual(before);
    expect(of(before)).toMatchObject({ is_active: true });
    expect(before.find(({ game_code }) => game_code === 'lc-roulette')).toMatchObject(change);
    await other.set({ is_active: true }).execute();
  });

  test('are announced with the site’s id', async () => {
    const listener = new pg.Client({ connectionString: sites.url });
    await listener.connect();
    await listener.query('listen content_changed');
    const heard: string[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    await sites.sql.updateTable('app.announcement').set({ sort: 9 }).where('site_id', '=', 3).execute();
    await sites.sql
      .insertInto('app.jackpot_terms')
      .values({ site_id: 4, currency: 'JPY', seed_minor: '1', reserve_percent: 0 })
      .execute();
    const label = await sites.sql
      .selectFrom('app.game_label')
      .select('game_label_id')
      .where('site_id', '=', 2)
      .executeTakeFirstOrThrow();
    await sites.sql
      .deleteFrom('app.game_label_game')
      .where('game_label_id', '=', label.game_label_id)
      .execute();
    await expect.poll(() => heard.toSorted()).toEqual(['2', '3', '4']);
    await listener.end();
  });
});
