import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playModule } from '#modules/play';
import { saveProviderConnection } from '#modules/provider-connection';
import { dayOf } from '#modules/site';
import { countAll } from '../money/count-all.ts';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

/** Four hours behind UTC: the sites’ own. */
const zone = 'America/Caracas';
const period = { from: '2026-05-01', to: '2026-05-31' };

let world: OfficeWorld;
let finance: Desk;
const member: Record<string, number> = {};

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [playModule] });
  await addGames();
  await addMember('anna', 1, 'USD');
  await addMember('bert', 1, 'USD');
  await addMember('chi', 1, 'VND');
  await addMember('dora', 2, 'USD');
  finance = await world.seat('finance', ['finance']);
  // the last second of a day of the sites’, and the first of the next
  await tell('a', 'anna', 'GPSL koi', 100_00, 30_00, '2026-05-10T03:59:59Z');
  await tell('b', 'anna', 'GPSL koi', 200_00, 500_00, '2026-05-10T04:00:00Z');
  await tell('c', 'bert', 'GPSL reels', 50_00, 0, '2026-05-10T20:00:00Z');
  await tell('d', 'chi', 'GPCD war', 7_000, 7_000, '2026-05-10T21:00:00Z');
  await tell('e', 'dora', 'GPSL koi', 999_00, 0, '2026-05-10T22:00:00Z');
  await count();
  // the tenth is over when a provider corrects a round of it
  await world.test.pool.query(
    `update play.progress set counted_until = '2026-05-11T16:00:00Z', mark_at = '2026-05-11T16:00:00Z'`,
  );
  await world.test.pool.query(`update app.provider_round set payout_minor = 450_00 where round_id = 'b'`);
  await world.test.pool.query(`insert into app.told_round (gp_id, round_id) values ('GPSL', 'b')`);
  await count();
});
afterAll(() => world.close());

const count = () => countAll(world.test, { dayOf: (_siteId, instant) => dayOf(instant, zone) });

async function addGames(): Promise<void> {
  const { sql, sealing } = world.app.platform;
  for (const gpId of ['GPSL', 'GPCD'])
    await sql.transaction().execute((transaction) =>
      saveProviderConnection(
        { transaction, sealing },
        { kind: 'system', part: 'tests' },
        {
          ...{ gpId, walletKind: 'transfer', adapter: 'house-protocol', operatorId: gpId, keyId: 'test' },
          ...{ baseUrl: 'http://127.0.0.1:1', launchUrl: 'http://127.0.0.1:1/', hasCatalogue: false },
          ...{ secret: 'a-secret-for-tests-0123456789', isActive: true },
          ...{ maintenanceStart: null, maintenanceEnd: null },
        },
        'a test wants it',
      ),
    );
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) select id, gt, '{}' from generate_series(1, 2) id, unnest('{2,6}'::int[]) gt;
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo)
      select id, gp, gt, name, true from generate_series(1, 2) id,
        (values ('GPSL', 2, 'Slots'), ('GPCD', 6, 'Cards')) p (gp, gt, name);
    insert into app.game (site_id, gp_id, gt_id, game_code, name, has_demo)
      select id, gp, gt, code, jsonb_build_object('en_US', name), true from generate_series(1, 2) id,
        (values ('GPSL', 2, 'koi', 'Koi Pond'), ('GPSL', 2, 'reels', 'Reels'), ('GPCD', 6, 'war', 'War'))
          g (gp, gt, code, name);`);
}

async function addMember(account: string, siteId: number, currency: string): Promise<void> {
  const { rows } = await world.test.pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values ($1, $2, 'no-hash', $3, upper($2), now()) returning member_id`,
    [siteId, account, currency],
  );
  member[account] = Number(rows[0]?.member_id);
}

/** A round as the feed of a provider tells it. */
async function tell(id: string, who: string, game: string, stake: number, payout: number, at: string) {
  const [gpId, gameCode] = game.split(' ');
  await world.test.pool.query(
    `insert into app.provider_round (gp_id, round_id, member_id, game_code, currency, stake_minor, payout_minor, ended_at)
     select $1, $2, member_id, $4, currency, $5, $6, $7 from app.member where member_id = $3`,
    [gpId, id, member[who], gameCode, stake, payout, at],
  );
}

const figures = async (more: object, desk = finance) =>
  (await desk.ask('/report/figures', { ...period, site_id: 1, ...more })).data;
/** Of each line: what it is of, currency, rounds, players, turnover, valid turnover, GGR, and what became known late. */
const lines = async (more: object, desk = finance): Promise<unknown[]> =>
  (await figures(more, desk)).list.map(told);
const told = (line: Record<string, unknown>) =>
  ['key', 'currency', 'rounds', 'members', 'turnover', 'valid_turnover', 'ggr', 'late_ggr'].map(
    (name) => line[name],
  );

describe('figures', () => {
  it('are of the sites’ days, closed ones and what became known of them later', async () => {
    expect(await lines({ by: 'day' })).toEqual([
      ['2026-05-11', 'USD', 0, 0, '0.00', '0.00', '50.00', '50.00'],
      ['2026-05-10', 'USD', 2, 2, '250.00', '250.00', '-250.00', '0.00'],
      ['2026-05-10', 'VND', 1, 1, '7000', '0', '0', '0'],
      ['2026-05-09', 'USD', 1, 1, '100.00', '100.00', '70.00', '0.00'],
    ]);
  });

  it('are told apart by hall, provider, game and member, the greatest turnover of a currency first', async () => {
    expect(await lines({ by: 'hall' })).toEqual([
      ['2', 'USD', 3, 2, '350.00', '350.00', '-130.00', '50.00'],
      ['6', 'VND', 1, 1, '7000', '0', '0', '0'],
    ]);
    expect(await lines({ by: 'game' })).toEqual([
      ['GPSL koi', 'USD', 2, 1, '300.00', '300.00', '-180.00', '50.00'],
      ['GPSL reels', 'USD', 1, 1, '50.00', '50.00', '50.00', '0.00'],
      ['GPCD war', 'VND', 1, 1, '7000', '0', '0', '0'],
    ]);
    expect(await lines({ by: 'member', gp_id: 'GPSL', game_code: 'koi' })).toEqual([
      [`1 ${member['anna']}`, 'USD', 2, 1, '300.00', '300.00', '-180.00', '50.00'],
    ]);
    const { list } = await figures({ by: 'provider', currency: 'USD' });
    expect(list).toMatchObject([{ gp_id: 'GPSL', name: 'Slots', members: 2 }]);
  });

  it('never add up currencies', async () => {
    const { totals } = await figures({ by: 'day' });
    expect(totals.map((total: Record<string, unknown>) => told({ ...total, key: 'all' }))).toEqual([
      ['all', 'USD', 3, 2, '350.00', '350.00', '-130.00', '50.00'],
      ['all', 'VND', 1, 1, '7000', '0', '0', '0'],
    ]);
  });

  it('go on where the page before has ended', async () => {
    for (const by of ['day', 'game', 'member']) {
      const whole = await lines({ by });
      const parts: unknown[] = [];
      let cursor: string | null = null;
      do {
        const page: { list: Record<string, unknown>[]; next_cursor: string | null } = await figures({
          ...{ by, limit: 1 },
          ...(cursor !== null && { cursor }),
        });
        parts.push(...page.list.map(told));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect([by, parts]).toEqual([by, whole]);
    }
  });

  it('open down to the rounds that they are made of', async () => {
    const { data } = await finance.ask('/report/rounds', {
      ...{ from: '2026-05-10', to: '2026-05-10', site_id: 1, member_id: member['anna'] },
      ...{ gp_id: 'GPSL', game_code: 'koi' },
    });
    expect(data).toMatchObject({
      list: [
        {
          ...{ round_id: 'b', game_name: 'Koi Pond', gp_name: 'Slots', currency: 'USD', changes: 1 },
          ...{ stake: '200.00', payout: '450.00', ggr: '-250.00', closed_at: '2026-05-10T04:00:00.000Z' },
        },
      ],
      next_cursor: null,
      timezone: zone,
      member_account: 'anna',
    });
    const all = { ...period, site_id: 1, member_id: member['anna'] };
    const { data: first } = await finance.ask('/report/rounds', { ...all, limit: 1 });
    const { data: next } = await finance.ask('/report/rounds', { ...all, cursor: first.next_cursor });
    const ids = [...first.list, ...next.list].map(({ round_id: id }: { round_id: string }) => id);
    expect([ids, next.next_cursor]).toEqual([['b', 'a'], null]);
  });

  it('are refused for a time that ends before it begins, or is endless', async () => {
    const { status } = await finance.ask('/report/figures', { by: 'day', from: '2026-05-02', to: '2026-05-01' });
    expect(status).toBe(422);
    expect(
      (await finance.ask('/report/figures', { by: 'day', from: '2020-01-01', to: '2026-05-01' })).status,
    ).toBe(422);
  });
});

describe('who asks for them', () => {
  it('sees the sites that they may', async () => {
    const north = await world.seat('north', [{ role: 'finance', siteIds: [2] }]);
    expect((await north.ask('/report/figures', { ...period, by: 'day', site_id: 1 })).status).toBe(403);
    const everywhere = { by: 'site', site_id: null };
    expect((await figures(everywhere, finance)).list.map(told).map(([key]: unknown[]) => key)).toEqual([
      ...['2', '1', '1'],
    ]);
    expect(await lines(everywhere, north)).toEqual([
      ['2', 'USD', 1, 1, '999.00', '999.00', '999.00', '0.00'],
    ]);
    const rounds = { ...period, site_id: 2, member_id: member['anna'] };
    expect((await north.ask('/report/rounds', rounds)).status).toBe(404);
  });

  it('sees the currencies that they may', async () => {
    const dong = await world.seat('dong', [{ role: 'finance', siteIds: [1] }]);
    await world.test.pool.query(`update app.operator_assignment set currencies = '{VND}' where operator_id = $1`, [
      dong.operatorId,
    ]);
    const { list, totals } = await figures({ by: 'game' }, dong);
    expect([list.map(told), totals.length]).toEqual([
      [['GPCD war', 'VND', 1, 1, '7000', '0', '0', '0']],
      1,
    ]);
    const { data } = await dong.ask('/report/rounds', { ...period, site_id: 1, member_id: member['anna'] });
    expect(data.list).toEqual([]);
  });
});
