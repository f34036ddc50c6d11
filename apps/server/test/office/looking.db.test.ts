import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Desk } from '../office-world.ts';
import { createReportWorld, type ReportWorld } from './report-world.ts';

let world: ReportWorld;
let finance: Desk;
const period = { from: '2026-04-01', to: '2026-05-31', site_id: 1 };

beforeAll(async () => {
  world = await createReportWorld();
  finance = await world.seat('finance', ['finance']);
  const ids = await Promise.all(['one', 'two', 'three'].map((account) => world.addMember(account, 1, 'USD')));
  // Monday the sixth of April: all three; the week after two of them, the third week one, and one who begins then
  const at = (day: string) => `2026-${day}T18:00:00Z`;
  const plays = [
    ...ids.map((id) => [id, '04-06'] as const),
    ...ids.slice(0, 2).map((id) => [id, '04-14'] as const),
    ...ids.slice(0, 1).map((id) => [id, '04-20'] as const),
    [await world.addMember('late', 1, 'USD'), '04-21'] as const,
    [await world.addMember('elsewhere', 2, 'USD'), '04-06'] as const,
  ];
  for (const [place, [id, day]] of plays.entries())
    await world.tell(`w${place}`, id, 'GPSL koi', { stake: 100, payout: 90, at: at(day) });
  // forty days of one member with 30 rounds each: each day 3000 at stake, and 1800 or 3600 of it came back
  const player = await world.addMember('steady', 1, 'USD');
  await world.test.pool.query(
    `insert into app.provider_round (gp_id, round_id, member_id, game_code, currency, stake_minor, payout_minor, ended_at)
     select 'GPSL', 'r' || day || '-' || round, $1, 'reels', 'USD', 100, case day % 2 when 0 then 60 else 120 end,
       '2026-04-10T12:00:00Z'::timestamptz + day * interval '1 day'
     from generate_series(1, 40) day, generate_series(1, 30) round`,
    [player],
  );
  await world.count();
  await world.setCountedUntil('2026-04-30T16:00:00Z');
});
afterAll(() => world.close());

it('holds what games have paid back against what they promise', async () => {
  const { data } = await finance.ask('/report/returns', period);
  // 40 days of 3000 lie 30 % of that from the common 90 %: 30 / sqrt(39) = 4.804 % is the error
  expect(data.list).toMatchObject([
    {
      ...{ key: 'GPSL reels', name: 'Reels', rounds: 1_200, member_days: 40, turnover: '1200.00' },
      ...{ seen: '90.00', bounds: { low: '77.63', high: '102.37' }, verdict: 'above' },
      promised: { from: '60.00', to: '60.00' },
    },
    {
      ...{ key: 'GPSL koi', seen: '90.00', bounds: null, verdict: 'too_little' },
      promised: { from: '96.50', to: '96.50' },
    },
  ]);
});

it('says how many of those who began together came back', async () => {
  const { data } = await finance.ask('/report/retention', { ...period, to: '2026-04-30', unit: 'week' });
  const koi = data.list.map(({ start, members, returned }: Record<string, unknown>) => [
    ...[start, members, returned],
  ]);
  expect(koi).toEqual([
    ['2026-04-20', 1, [0]],
    // he who played on forty days began on Saturday the eleventh, with the others
    ['2026-04-06', 4, [3, 2, 1]],
  ]);
});
