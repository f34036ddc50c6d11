import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { signInRewardModule } from '#modules/sign-in-reward';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let promotions: Desk;
let checker: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, signInRewardModule] });
  promotions = await world.seat('promotions', ['promotions']);
  checker = await world.seat('checker', ['checker']);
});
afterAll(() => world.close());

const dayMs = 24 * 60 * 60_000;
const day = (ahead: number) => new Date(world.now().getTime() + ahead * dayMs).toISOString().slice(0, 10);
const reason = 'members come back for it';
const terms = (more: object = {}) => ({
  ...{ site_id: 1, currency: 'USD', first_day: day(2), last_day: day(8), amount: '1', turnover_percent: 100 },
  ...{ milestones: [{ time: 7, amount: '5.50' }], deposit: '0', turnover: '0', budget: '1000', reason },
  ...more,
});
const start = (more: object = {}) => promotions.ask('/sign-in-reward/start', terms(more));
const vote = (id: number) =>
  checker.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it may be' });
const list = async () => (await promotions.ask('/sign-in-reward/list', { site_id: 1 })).data.list;

it('begins when somebody else has agreed, and is stopped by one', async () => {
  const asked = await start();
  expect(asked.status).toBe(202);
  expect(await list()).toEqual([]);
  expect((await vote(asked.data.change_request_id)).code).toBe(100);
  const [calendar] = await list();
  expect(calendar).toMatchObject({
    ...{
      state: 'coming',
      amount: '1.00',
      milestones: [{ time: 7, amount: '5.50' }],
      most_per_member: '11.50',
    },
    ...{ given: '0.00', budget: '1000.00', members: 0, times: 0 },
  });
  const stop = () =>
    promotions.ask('/sign-in-reward/stop', { site_id: 1, calendar_id: calendar.calendar_id, reason });
  expect((await stop()).code).toBe(100);
  expect((await stop()).code).toBe(101);
  expect((await list())[0].state).toBe('stopped');
});

it('overlaps no other of its currency, also where both were asked for at once', async () => {
  const from = (first: number, last: number) =>
    start({ first_day: day(first), last_day: day(last), milestones: [] });
  const both = [await from(20, 24), await from(24, 26)];
  const votes = [];
  for (const { data } of both) votes.push((await vote(data.change_request_id)).data.state);
  expect(votes).toEqual(['applied', 'stale']);
  expect((await from(22, 30)).code).toBe(101);
  expect((await list()).filter(({ state }: { state: string }) => state === 'coming')).toHaveLength(1);
});

it.each<[string, () => object]>([
  ['last_day', () => ({ last_day: '2026-13-01' })],
  ['last_day', () => ({ first_day: day(8), last_day: day(7) })],
  ['last_day', () => ({ last_day: day(2 + 62) })],
  ['amount', () => ({ amount: '0' })],
  ['amount', () => ({ amount: '1.234' })],
  ['budget', () => ({ budget: '0' })],
  ['milestones', () => ({ milestones: [{ time: 8, amount: '5' }] })],
  ['turnover_percent', () => ({ turnover_percent: 1001 })],
  ['currency', () => ({ currency: 'BRL' })],
])('refuses terms by their field: %s, %o', async (field, more) => {
  const { status, data } = await start(more());
  expect(status).toBe(422);
  expect(Object.keys(data.fields)).toEqual([field]);
});

it('begins on no day that is over', async () => {
  expect((await start({ first_day: day(-2) })).code).toBe(102);
});
