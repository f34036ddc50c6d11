import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { missionModule } from '#modules/mission';
import { promotionModule } from '#modules/promotion';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let promotions: Desk;
let checker: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, promotionModule, missionModule] });
  promotions = await world.seat('promotions', ['promotions']);
  checker = await world.seat('checker', ['checker']);
});
afterAll(() => world.close());

const dayMs = 24 * 60 * 60_000;
const day = (ahead: number) => new Date(world.now().getTime() + ahead * dayMs).toISOString().slice(0, 10);
const reason = 'members come back for it';
const cash = { pays: 'cash', wagering_percent: 100 };
const terms = (more: object = {}) => ({
  ...{ site_id: 1, currency: 'USD', title: { en_US: 'Play' }, text: { en_US: 'Play five' } },
  ...{ first_day: day(2), last_day: day(8), period: 'daily', fact: 'turnover', target: '5' },
  ...{ amount: '1', reward: cash, budget: '1000', reason },
  ...more,
});
const announce = (more: object = {}) => promotions.ask('/mission/announce', terms(more));
const vote = (id: number) =>
  checker.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it may be' });
const list = async () => (await promotions.ask('/mission/list', { site_id: 1 })).data.list;

it('begins when somebody else has agreed, and is stopped by one', async () => {
  const before = (await list()).length;
  const asked = await announce();
  expect(asked.status).toBe(202);
  expect(await list()).toHaveLength(before);
  expect((await vote(asked.data.change_request_id)).code).toBe(100);
  const [mission] = await list();
  expect(mission).toMatchObject({
    ...{ state: 'coming', title: { en_US: 'Play' }, target: '5.00', amount: '1.00', reward: cash },
    ...{ given: '0.00', budget: '1000.00', claims: 0, members: 0 },
  });
  const which = { site_id: 1, mission_id: mission.mission_id };
  expect((await promotions.ask('/mission/show', which)).data).toEqual(mission);
  expect((await promotions.ask('/mission/claims', which)).data.list).toEqual([]);
  const stop = () => promotions.ask('/mission/stop', { ...which, reason });
  expect((await stop()).code).toBe(100);
  expect((await stop()).code).toBe(101);
  expect((await list())[0].state).toBe('stopped');
});

it('counts whom it is for: active members of the currency', async () => {
  const add = (account: string, currency: string, status: string) =>
    world.app.platform.pool.query(
      `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at, status)
       values (1, $1, '', $2, $1, now(), $3)`,
      [account, currency, status],
    );
  await add('one', 'USD', 'active');
  await add('two', 'USD', 'active');
  await add('three', 'USD', 'disabled');
  await add('four', 'VND', 'active');
  const { data } = await promotions.ask('/promotion/audience', { site_id: 1, currency: 'USD' });
  expect(data).toEqual({ members: 2, is_more: false });
});

it.each<[string, () => object]>([
  ['last_day', () => ({ first_day: day(8), last_day: day(7) })],
  ['last_day', () => ({ last_day: day(2 + 92) })],
  ['target', () => ({ target: '0' })],
  ['target', () => ({ fact: 'rounds', target: '1.5', least_stake: '1' })],
  ['least_stake', () => ({ fact: 'win', target: '20' })],
  ['least_stake', () => ({ least_stake: '1' })],
  ['gt_id', () => ({ fact: 'deposits', gt_id: 2 })],
  ['gp_id', () => ({ gp_id: 'GPZZ' })],
  ['budget', () => ({ budget: '0.99' })],
  ['reward.wagering_percent', () => ({ reward: { pays: 'bonus', wagering_percent: 99, gt_id: 2, days: 3 } })],
  ['title', () => ({ title: { en_US: ' ' } })],
  ['currency', () => ({ currency: 'BRL' })],
])('refuses terms by their field: %s, %o', async (field, more) => {
  const { status, data } = await announce(more());
  expect(status).toBe(422);
  expect(Object.keys(data.fields)).toEqual([field]);
});

it('begins on no day that is over', async () => {
  expect((await announce({ first_day: day(-2) })).code).toBe(101);
});
