import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';
import { sumDays, type SumDeps } from './sum-days.ts';

let world: IdentityWorld;
let top: number;
let middle: number;
let player: number;
let deep: number;
let token: string;
let sites: SumDeps['site'];
beforeAll(async () => {
  world = await createIdentityWorld();
  const [site] = await query('select site_id as "siteId", timezone from app.site where site_id = 1');
  sites = { all: () => [site], findById: () => site };
  top = await world.addMember('topagent');
  await makeAgent(top);
  middle = await world.addMember('middleagent');
  await put(middle, top);
  await makeAgent(middle);
  player = await world.addMember('ownplayer');
  await put(player, top);
  deep = await world.addMember('deepplayer');
  await put(deep, middle);
  await query(`update agency.placement set during = tstzrange('2026-02-01', null)`);
  await query(`update agency.closure set during = tstzrange('2026-02-01', null)`);
  token = ((await world.logIn('topagent')).data as { token: string }).token;
});
afterAll(async () => {
  // no provider has told of it
  await query(
    'truncate play.round, play.day, play.game_day, play.member_day, play.member_span, play.first_day',
  );
  await world.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await world.database.pool.query(text, values)).rows;
const makeAgent = (memberId: number) =>
  query('update app.member set is_agent = true, agent_active = true where member_id = $1', [memberId]);
const put = (memberId: number, agentId: number) =>
  query('update app.member set agent_id = $1 where member_id = $2', [agentId, memberId]);
const ask = async (path: string, body: object = {}) => (await world.send(path, body, { token })).envelope;
/** A round that closed on the day. */
const play = (memberId: number, day: string, gtId: number, [stake, payout]: [number, number]) =>
  query(
    `with r as (insert into play.round (gp_id, member_id, round_id, is_told, site_id, gt_id, game_code, currency, bet_count,
       cash_stake_minor, cash_payout_minor, free_stake_minor, valid_turnover_minor, opened_at, closed_at, revision)
     values ('GPFC', $2, $1 || ' ' || $3, true, 1, $3::int, 'game', 'VND', 1, $4, $5, 0, $4, $1::date, $1::date, 1))
     insert into play.day values (1, $1::date, $2, 'GPFC', $3::int, 'game', 'VND', 1, $4, $5, 0, $4)`,
    [day, memberId, String(gtId), stake, payout],
  );
const sum = (openDay: string) =>
  sumDays({ sql: world.sql, site: sites, play: { firstOpenDay: () => Promise.resolve(openDay) } });

test('what was played below is told by day and hall, and by level, whether its days are summed up or not', async () => {
  await play(player, '2026-02-27', 2, [1_000, 400]);
  await play(player, '2026-02-27', 3, [50, 70]);
  await play(deep, '2026-02-28', 2, [2_000, 0]);
  const asked = { first_day: '2026-02-01', last_day: '2026-02-28' };
  const whole = await ask('/agent/operations', asked);
  expect(whole.data).toMatchObject({
    list: [
      { day: '2026-02-28', gt_id: 2, stake: '2000', result: '2000' },
      { day: '2026-02-27', gt_id: 2, stake: '1000', payout: '400', result: '600', rounds: 1 },
      { day: '2026-02-27', gt_id: 3, result: '-20', valid_turnover: '50' },
    ],
  });
  const levels = await ask('/agent/levels', asked);
  expect(levels.data).toMatchObject({
    list: [
      { level: 1, members: 2, agents: 1, played: [{ currency: 'VND', stake: '1050' }] },
      { level: 2, members: 1, agents: 0, played: [{ stake: '2000' }] },
    ],
  });
  expect((await ask('/agent/operations', { ...asked, only_own: 1 })).data).toMatchObject({
    list: [{ day: '2026-02-27' }, { day: '2026-02-27' }],
  });
  await sum('2026-02-28');
  await Promise.all([sum('2026-03-01'), sum('2026-03-01')]);
  expect(await query('select count(*)::int as count from agency.agent_day')).toEqual([{ count: 3 }]);
  expect((await ask('/agent/operations', asked)).data).toEqual(whole.data);
  expect((await ask('/agent/levels', asked)).data).toEqual(levels.data);
});

test('a day counts for the agent whom a member had at its end', async () => {
  const moved = await world.addMember('movedplayer');
  await put(moved, middle);
  await put(moved, top);
  for (const [agentId, from, until] of [
    [middle, '2026-02-01', '2026-03-01'],
    [top, '2026-03-01', null],
  ])
    await query(
      'update agency.placement set during = tstzrange($3, $4) where member_id = $1 and agent_id = $2',
      [...[moved, agentId, from, until]],
    );
  await play(moved, '2026-02-28', 5, [10, 0]);
  await play(moved, '2026-03-01', 5, [30, 0]);
  const { data } = await ask('/agent/levels', { first_day: '2026-03-01', last_day: '2026-03-01' });
  expect(data).toMatchObject({
    list: [
      { level: 1, played: [{ stake: '30' }] },
      { level: 2, played: [] },
    ],
  });
});

test('days that are too many or in no order are refused', async () => {
  const codes = [
    await ask('/agent/operations', { first_day: '2026-01-01', last_day: '2026-02-28' }),
    await ask('/agent/levels', { first_day: '2026-02-02', last_day: '2026-02-01' }),
  ].map(({ code }) => code);
  expect(codes).toEqual([422, 422]);
});
