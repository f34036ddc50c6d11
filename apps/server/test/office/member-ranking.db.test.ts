import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Desk } from '../office-world.ts';
import { createReportWorld, type ReportWorld } from './report-world.ts';

let world: ReportWorld;
let finance: Desk;

beforeAll(async () => {
  world = await createReportWorld();
  finance = await world.seat('finance', ['finance']);
  const members = await Promise.all(
    ['ann', 'ben', 'cho', 'dan', 'eve'].map((account) => world.addMember(account, 1, 'USD')),
  );
  // each plays on other days, so that no two times have the same ranking
  for (let played = 0; played < 60; played += 1) {
    const memberId = members[(played * 7) % members.length] ?? 0;
    const at = new Date(Date.UTC(2026, 0, 1 + ((played * 37) % 120), 12)).toISOString();
    const stake = 1_00 + ((played * 7919) % 90_00);
    const game = played % 3 === 0 ? 'GPCD war' : 'GPSL koi';
    await world.tell(`r-${played}`, memberId, game, { stake, payout: (played * 104_729) % 95_00, at });
  }
  await world.count();
  // what becomes known of rounds of days that are over
  await world.setCountedUntil('2026-03-10T16:00:00Z');
  await world.test.pool.query(
    `update app.provider_round set payout_minor = payout_minor + 500 where round_id in ('r-3', 'r-4', 'r-5')`,
  );
  await world.test.pool.query(
    `insert into app.told_round (gp_id, round_id) select gp_id, round_id from app.provider_round
     where round_id in ('r-3', 'r-4', 'r-5')`,
  );
  await world.count();
});
afterAll(() => world.close());

const times = [
  ['2026-01-01', '2026-04-30'],
  ['2026-01-29', '2026-03-31'],
  ['2026-03-10', '2026-03-10'],
  ['2026-02-27', '2026-03-12'],
] as const;

it.each(times)('members of %s to %s are ranked by all that their days have', async (from, to) => {
  const { data } = await finance.ask('/report/figures', { site_id: 1, from, to, by: 'member' });
  const { rows } = await world.test.pool.query(
    `select site_id || ' ' || member_id as key, sum(rounds)::int as rounds, sum(cash_stake_minor)::int as stake,
       sum(cash_stake_minor - cash_payout_minor)::int as ggr,
       coalesce(sum(cash_stake_minor - cash_payout_minor) filter (where is_late), 0)::int as late
     from (select d.*, false as is_late from play.day d union all select c.*, true from play.day_change c) known
     where day between $1 and $2 group by 1 order by -sum(cash_stake_minor), 1`,
    [from, to],
  );
  const minor = (amount: string) => Math.round(Number(amount) * 100);
  expect(
    data.list.map((line: Record<string, string>) => ({
      ...{ key: line['key'], rounds: line['rounds'], stake: minor(line['turnover'] ?? '') },
      ...{ ggr: minor(line['ggr'] ?? ''), late: minor(line['late_ggr'] ?? '') },
    })),
  ).toEqual(rows);
});

it.each(times)('players of %s to %s are counted once, and on each of their days', async (from, to) => {
  const { rows } = await world.test.pool.query<{ key: string; members: number }>(
    `select day::text as key, count(distinct member_id)::int as members from play.day
     where day between $1 and $2 group by day order by day`,
    [from, to],
  );
  const asked = { site_id: 1, from, to, by: 'day', keys: rows.slice(0, 50).map(({ key }) => key) };
  const { data } = await finance.ask('/report/players', asked);
  expect(data.list.map((line: Record<string, unknown>) => [line['key'], line['members']])).toEqual(
    rows.slice(0, 50).map(({ key, members }) => [key, members]),
  );
  const { rows: all } = await world.test.pool.query<{ members: number }>(
    'select count(distinct member_id)::int as members from play.day where day between $1 and $2',
    [from, to],
  );
  const expected = all[0]?.members === 0 ? [] : [{ currency: 'USD', members: all[0]?.members }];
  expect(data.totals).toEqual(expected);
  const { data: sites } = await finance.ask('/report/players', { ...asked, by: 'site', keys: ['1'] });
  expect(sites.list.map((line: Record<string, unknown>) => line['members'])).toEqual(
    expected.map(({ members }) => members),
  );
});

it('movements of members are those of their days', async () => {
  const { data } = await finance.ask('/report/movements', {
    ...{ site_id: 1, from: '2026-03-01', to: '2026-03-31', by: 'member' },
  });
  const { rows } = await world.test.pool.query<{ key: string; ggr: number; before: number }>(
    `select site_id || ' ' || member_id as key,
       coalesce(sum(cash_stake_minor - cash_payout_minor) filter (where day >= '2026-03-01'), 0)::int as ggr,
       coalesce(sum(cash_stake_minor - cash_payout_minor) filter (where day < '2026-03-01'), 0)::int as before
     from (table play.day union all table play.day_change) known
     where day between '2026-01-29' and '2026-03-31' group by 1`,
  );
  const moved = rows.filter(({ ggr, before }) => ggr !== before);
  moved.sort((a, b) => Math.abs(b.ggr - b.before) - Math.abs(a.ggr - a.before));
  const minor = (amount: string) => Math.round(Number(amount) * 100);
  expect(data.before).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(
    data.list.map((line: Record<string, string>) => ({
      ...{ key: line['key'], ggr: minor(line['ggr'] ?? ''), before: minor(line['ggr_before'] ?? '') },
    })),
  ).toEqual(moved);
});
