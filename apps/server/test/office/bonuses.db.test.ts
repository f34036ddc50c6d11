import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { promotionModule } from '#modules/promotion';
import { protectionModule } from '#modules/protection';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let promotions: Desk;
let checker: Desk;
let support: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, promotionModule, protectionModule] });
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) values (1, 2, '{"en_US":"Slots"}');
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo) values (1, 'GPTS', 2, 'Slots', false);
    insert into app.game (site_id, gp_id, gt_id, game_code, name) values (1, 'GPTS', 2, 'koi', '{}')`);
  promotions = await world.seat('promotions', ['promotions']);
  checker = await world.seat('checker', ['checker']);
  support = await world.seat('support', ['support']);
});
afterAll(() => world.close());

let members = 0;
async function addMember(): Promise<number> {
  members += 1;
  const { rows } = await world.test.pool.query<{ member_id: number }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
     values (1, $1, 'x', 'USD', $1, now())
     returning member_id`,
    [`bonus${members}`],
  );
  return Number(rows[0]?.member_id);
}
const terms = (memberId: number, more: object = {}) => ({
  ...{ site_id: 1, member_id: memberId, amount: '20', wagering_percent: 500, gt_id: 2, max_stake: '1.50' },
  ...{ excluded_games: ['GPTS/koi'], days: 7, reason: 'they waited long', ...more },
});
const give = (memberId: number, more: object = {}) => promotions.ask('/bonus/give', terms(memberId, more));
const vote = (id: number, desk = checker) =>
  desk.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it may be' });
const list = async (memberId: number) =>
  (await promotions.ask('/bonus/list', { site_id: 1, member_id: memberId })).data.list;
async function given(memberId: number, more: object = {}): Promise<number> {
  const { data } = await give(memberId, more);
  expect((await vote(data.change_request_id)).data.state).toBe('applied');
  return (await list(memberId))[0].grant_id;
}

it('is given when somebody else has agreed, once, with its terms as they were agreed on', async () => {
  const memberId = await addMember();
  const asked = await give(memberId);
  expect(asked.status).toBe(202);
  expect(await list(memberId)).toEqual([]);
  const { change_request_id: requestId } = asked.data;
  expect((await vote(requestId, promotions)).code).not.toBe(100);
  const votes = await Promise.all([vote(requestId), vote(requestId)]);
  expect(votes.filter(({ code }) => code === 100)).toHaveLength(1);
  const found = await list(memberId);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    ...{ state: 'active', granted: '20.00', held: '20.00', required: '100.00', wagered: '0.00' },
    ...{ max_stake: '1.50', max_cashout: null, excluded_games: ['GPTS/koi'], gt_name: 'Slots' },
    ...{ change_request_id: requestId, ended_at: null },
  });
  const { data } = await promotions.ask('/bonus/show', { site_id: 1, grant_id: found[0].grant_id });
  expect(data.legs).toMatchObject([
    { kind: 'bonus_grant', account_kind: 'house_bonus', amount: '-20.00' },
    { kind: 'bonus_grant', account_kind: 'member_bonus', amount: '20.00' },
  ]);
  const plays = await promotions.ask('/bonus/plays', { site_id: 1, grant_id: found[0].grant_id });
  expect(plays.data).toEqual({ list: [], next_cursor: null });
});

it('is taken back once, and the next one begins', async () => {
  const memberId = await addMember();
  const first = await given(memberId);
  const second = await given(memberId, { amount: '5', max_stake: undefined });
  expect((await list(memberId)).map(({ state }: { state: string }) => state)).toEqual(['queued', 'active']);
  const take = (grantId: number, desk = promotions) =>
    desk.ask('/bonus/void', { site_id: 1, grant_id: grantId, reason: 'by mistake' });
  expect((await take(first, support)).status).toBe(403);
  expect((await promotions.ask('/bonus/void', { site_id: 2, grant_id: first, reason: 'x' })).code).toBe(404);
  const codes = await Promise.all([take(first), take(first), take(first)]);
  expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([100, 101, 101]);
  expect(await list(memberId)).toMatchObject([
    { grant_id: second, state: 'active', held: '5.00' },
    { grant_id: first, state: 'voided', held: '0.00' },
  ]);
});

it('is not given to whom no bet is taken from', async () => {
  const memberId = await addMember();
  const { data } = await give(memberId);
  await world.test.pool.query(
    `update protect.guard set bet_blocked_until = 'infinity' where member_id = $1`,
    [memberId],
  );
  expect((await vote(data.change_request_id)).data.state).toBe('failed');
  expect(await list(memberId)).toEqual([]);
});

it.each<[string, object]>([
  ['amount', { amount: '0' }],
  ['amount', { amount: '-5' }],
  ['wagering_percent', { wagering_percent: 1001 }],
  ['wagering_percent', { wagering_percent: 99 }],
  ['gt_id', { gt_id: 9 }],
  ['max_stake', { max_stake: '0' }],
  ['days', { days: 91 }],
  ['excluded_games', { excluded_games: ['GPTS/gone'] }],
])('refuses terms by their field: %s, %o', async (field, more) => {
  const { status, data } = await give(await addMember(), more);
  expect(status).toBe(422);
  expect(Object.keys(data.fields).map((name) => name.split('.')[0])).toEqual([field]);
});
