import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createGameWorld, type GameWorld } from '../../../test/money/game-world.ts';

let world: GameWorld;
/** Of a provider that has tables, of the same a game that is none, and of one that answers nothing. */
let ids: Record<'koi' | 'war' | 'any', number>;

beforeAll(async () => {
  world = await createGameWorld();
  await world.test.pool.query(`
    insert into app.provider (site_id, gp_id, gt_id, name) values (901, 'GPTS', 2, 'Tests');
    insert into app.game (site_id, gp_id, gt_id, game_code, name) values (901, 'GPTS', 2, 'any', '{}')`);
  const { rows } = await world.test.pool.query<{ game_code: 'koi' | 'war' | 'any'; game_id: number }>(
    `select game_code, game_id::int from app.game where site_id = 901 and game_code in ('koi', 'war', 'any')`,
  );
  ids = Object.fromEntries(rows.map((row) => [row.game_code, row.game_id])) as typeof ids;
});
afterAll(() => world.close());
beforeEach(() => {
  // what was heard before is too old, and who was silent is asked again
  world.now = new Date(world.now.getTime() + 120_000);
});

async function look(...gameIds: number[]) {
  const { code, data } = await world.call('/v2/get_table_state', { game_id: gameIds });
  expect(code).toBe(100);
  expect(data['now']).toBe(world.now.toISOString());
  return data['table_list'] as readonly Record<string, unknown>[];
}
const open = (over: Record<string, unknown> = {}) => ({
  game_code: 'koi',
  round_id: '17',
  phase: 'open',
  closes_at: '2001-01-01T00:00:09.000Z',
  results: [{ sign: 'banker' }, { sign: 'tie' }],
  ...over,
});
/** A clock of the provider's own, far from ours. */
const now = '2001-01-01T00:00:01.000Z';

it('tells a guest of the tables that the provider tells of, by our clock, asking it once for many', async () => {
  world.slots.showTables({ now, tables: [open()] });
  const before = world.slots.calls.length;
  const answers = await Promise.all([look(ids.koi, ids.war), look(ids.koi), look(ids.koi)]);
  for (const tables of answers)
    expect(tables).toEqual([
      {
        game_id: ids.koi,
        round_id: '17',
        phase: 'open',
        closes_at: new Date(world.now.getTime() + 8_000).toISOString(),
        opens_at: null,
        result_list: [{ sign: 'banker' }, { sign: 'tie' }],
      },
    ]);
  expect(world.slots.calls.slice(before).map(({ method }) => method)).toEqual(['tables']);
});

it('believes no time that no table has, and shows the rest', async () => {
  world.slots.showTables({ now, tables: [open({ closes_at: '2031-01-01T00:00:00Z' })] });
  expect(await look(ids.koi)).toMatchObject([{ phase: 'open', closes_at: null }]);
  world.now = new Date(world.now.getTime() + 120_000);
  world.slots.showTables({ now: 'yesterday', tables: [open()] });
  expect(await look(ids.koi)).toMatchObject([{ phase: 'open', closes_at: null }]);
});

it('leaves out tables and results that are not the protocol’s, and shows the others', async () => {
  world.slots.showTables({
    now,
    tables: [open({ results: [{ sign: 'banker' }, { sign: 'jackpot!' }] }), { game_code: 'war' }, 7, null],
  });
  expect(await look(ids.koi, ids.war)).toMatchObject([{ game_id: ids.koi, result_list: [] }]);
});

it.each(['crash-before', 'gibberish', 'hang-up', 'deaf'] as const)(
  'shows nothing of a provider that is in the mood %s, and what others tell',
  async (mood) => {
    world.slots.moods('tables', mood);
    world.cards.showTables({ now, tables: [open({ game_code: 'war' })] });
    expect(await look(ids.koi, ids.war, ids.any)).toMatchObject([{ game_id: ids.war }]);
  },
);

it('asks no provider that rests, and none for games that the site does not list', async () => {
  world.slots.showTables({ now, tables: [open()] });
  const before = world.slots.calls.length;
  await world.test.pool.query(
    `update app.provider_connection set maintenance_start = '2026-01-01' where gp_id = 'GPSL'`,
  );
  try {
    expect(await look(ids.koi)).toEqual([]);
  } finally {
    await world.test.pool.query(
      `update app.provider_connection set maintenance_start = null where gp_id = 'GPSL'`,
    );
  }
  world.now = new Date(world.now.getTime() + 120_000);
  expect(await look(999_999)).toEqual([]);
  expect(world.slots.calls.slice(before)).toEqual([]);
});

it('takes sixty games and no more', async () => {
  const many = Array.from({ length: 61 }, (_, n) => 800_000 + n);
  expect((await world.call('/v2/get_table_state', { game_id: many.slice(1) })).code).toBe(100);
  expect((await world.call('/v2/get_table_state', { game_id: many })).code).toBe(422);
  expect((await world.call('/v2/get_table_state', { game_id: [] })).code).toBe(422);
});
