import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Language } from '@halls/contract';
import type { Game, GameType } from '@halls/contract/catalogue';
import { openSampleSites, type SampleSites } from '../../../test/sample-sites.ts';

const nodes = [0, 1];
let sites: SampleSites;
let owner: pg.Client;

beforeAll(async () => {
  sites = await openSampleSites({ running: nodes.length });
  owner = new pg.Client({ connectionString: sites.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await sites.close();
});

async function gamesOf(as: Parameters<SampleSites['call']>[2]): Promise<readonly Game[]> {
  const asked = { gp_id: 'GPJD', game_type_id: 2 };
  const { data } = await sites.call(endpoints.gameLabel.path, asked, as);
  return (data as { main: Game[] }).main;
}

const codesOf = async (as: Parameters<SampleSites['call']>[2]) =>
  (await gamesOf(as)).map((game) => game.game_code);
const markedBy = async (as: Parameters<SampleSites['call']>[2]) =>
  (await gamesOf(as)).filter((game) => game.member_favorite === 1).map((game) => game.id);

test('every node shows a changed game as soon as it is told, and the database is not asked before', async () => {
  const [first = '', ...others] = await codesOf({});
  for (const node of nodes) expect(await codesOf({ node })).toEqual([first, ...others]);
  await owner.query('begin');
  await owner.query('lock table app.game, app.provider, app.hall in access exclusive mode');
  for (const node of nodes) expect(await codesOf({ node })).toEqual([first, ...others]);
  await owner.query('update app.game set is_active = false where site_id = 1 and game_code = $1', [first]);
  await owner.query('commit');
  // by itself it would be read again after ten seconds
  for (const node of nodes) await expect.poll(() => codesOf({ node }), { timeout: 6_000 }).toEqual(others);
});

test('what members who ask at once have marked is each one’s own', async () => {
  const [an, binh] = [await sites.addMember(1, 'an'), await sites.addMember(1, 'binh')];
  const [first, second] = await gamesOf({});
  for (const [member, game] of [
    [an, first],
    [binh, second],
  ] as const)
    await sites.call(endpoints.storeFavorites.path, { data: [{ game_id: game?.id, status: 1 }] }, { member });
  const asking = Array.from({ length: 5 }, () => [{ member: an }, {}, { member: binh }]).flat();
  const marked = await Promise.all(asking.map(markedBy));
  expect(marked).toEqual(Array.from({ length: 5 }, () => [[first?.id], [], [second?.id]]).flat());
});

test('what is kept is kept for each language, currency and maintenance of its own', async () => {
  const named = async (language: Language) => (await gamesOf({ language }))[0]?.gp_name;
  const [latin, chinese] = [await named('th_TH'), await named('zh_CN')];
  expect(chinese).not.toBe(latin);
  expect([await named('th_TH'), await named('zh_CN')]).toEqual([latin, chinese]);

  await owner.query(`update app.provider set currencies = '{USD}' where site_id = 1 and gp_id = 'GPJD'`);
  const halls = async (currency: string, now = new Date()) => {
    const { data } = await sites.call(endpoints.gameList.path, { currency }, { now });
    return (data as GameType[]).flatMap((hall) => hall.gp_list);
  };
  const listed = async (currency: string) => (await halls(currency)).some(({ gp_id }) => gp_id === 'GPJD');
  await expect.poll(() => listed('VND'), { timeout: 6_000 }).toBe(false);
  expect([await listed('USD'), await listed('VND')]).toEqual([true, false]);

  const { rows } = await owner.query<{ maintenance_start: Date }>(
    `select maintenance_start from app.provider_connection where gp_id = 'GPMT'`,
  );
  const before = new Date((rows[0]?.maintenance_start.getTime() ?? 0) - 1_000);
  const resting = async (now: Date) =>
    (await halls('VND', now)).find(({ gp_id }) => gp_id === 'GPMT')?.is_maintenance;
  expect([await resting(new Date()), await resting(before), await resting(new Date())]).toEqual([1, 0, 1]);
});

test('what is switched off looks so on every node at once, and open pages of all sites are told', async () => {
  const stopped = async (node: number) => {
    const games = (await gamesOf({ node })).filter((game) => game.is_stopped === 1);
    const { data } = await sites.call(endpoints.gameList.path, {}, { node });
    const providers = (data as GameType[]).flatMap((hall) => hall.gp_list);
    return [
      games.length,
      providers.filter((provider) => provider.is_stopped === 1).map(({ gp_id }) => gp_id),
    ];
  };
  const [first, ...others] = await gamesOf({});
  await owner.query(`delete from app.outbox where event = 'catalogue.changed'`);
  await owner.query(`insert into app.play_stop (gp_id, game_code) values ('GPJD', $1)`, [first?.game_code]);
  const { rows } = await owner.query<{ channel: string }>(
    `select channel from app.outbox where event = 'catalogue.changed' order by channel`,
  );
  const { rows: currencies } = await owner.query<{ channel: string }>(
    `select distinct 'web_api.' || currency as channel from app.site, unnest(currencies) currency order by 1`,
  );
  expect(rows).toEqual(currencies);
  for (const node of nodes) await expect.poll(() => stopped(node)).toEqual([1, []]);
  await owner.query(`insert into app.play_stop (gp_id) values ('GPJD')`);
  for (const node of nodes) await expect.poll(() => stopped(node)).toEqual([others.length + 1, ['GPJD']]);
  await owner.query('delete from app.play_stop');
  for (const node of nodes) await expect.poll(() => stopped(node)).toEqual([0, []]);
});

test('a maintenance that is planned anew is seen on every node', async () => {
  const resting = async (node: number) => {
    const { data } = await sites.call(endpoints.gameList.path, {}, { node });
    return (data as GameType[]).flatMap((hall) => hall.gp_list).find(({ gp_id }) => gp_id === 'GPFC')
      ?.is_maintenance;
  };
  for (const node of nodes) expect(await resting(node)).toBe(0);
  await owner.query(`update app.provider_connection set maintenance_start = now() where gp_id = 'GPFC'`);
  for (const node of nodes) await expect.poll(() => resting(node)).toBe(1);
  await owner.query(`update app.provider_connection set maintenance_start = null where gp_id = 'GPFC'`);
});
