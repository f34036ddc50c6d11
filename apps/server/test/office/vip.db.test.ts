import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { vipModule } from '#modules/vip';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let promotions: Desk;
let checker: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, vipModule] });
  promotions = await world.seat('promotions', ['promotions']);
  checker = await world.seat('checker', ['checker']);
});
afterAll(async () => {
  // nobody has played it
  await world.test.pool.query('truncate play.member_span');
  await world.close();
});

const dayMs = 24 * 60 * 60_000;
const day = (ahead: number) => new Date(world.now().getTime() + ahead * dayMs).toISOString().slice(0, 10);
const level = (turnover: string, more: object = {}) => ({
  ...{ names: { en_US: `From ${turnover}` }, turnover, deposit: '0', rebate_plus_bp: 10, award: '1' },
  ...more,
});
const terms = (...levels: object[]) => ({
  ...{ window_days: 30, grace_days: 30, award_turnover_percent: 100, levels },
});
const of = { site_id: 1, currency: 'USD' };
const publish = (given: object, more: object = {}) =>
  promotions.ask('/vip/publish', {
    ...of,
    from_day: day(2),
    terms: given,
    reason: 'they ask for it',
    ...more,
  });

it('is in force from a day to come on, when somebody else has agreed', async () => {
  const asked = await publish(terms(level('100'), level('500')));
  expect(asked.status).toBe(202);
  const vote = { change_request_id: asked.data.change_request_id, verdict: 'approve', reason: 'it may be' };
  expect((await checker.ask('/change-request/vote', vote)).code).toBe(100);
  expect((await promotions.ask('/vip/plans', { site_id: 1 })).data.list).toMatchObject([
    {
      currency: 'USD',
      versions: [{ version: 1, state: 'coming', terms: { levels: [{ turnover: '100.00' }, {}] } }],
    },
  ]);
  expect((await publish(terms(level('100')), { from_day: day(0) })).code).toBe(101);
});

it.each<[string, object[]]>([
  ['asks for nothing', [level('0')]],
  ['asks for less than the one before', [level('100'), level('50', { deposit: '10' })]],
  ['asks for the same as the one before', [level('100'), level('100')]],
])('refuses a level that %s', async (_what, levels) => {
  const { status, data } = await publish(terms(...levels));
  expect([status, Object.keys(data.fields)]).toEqual([422, ['terms.levels']]);
});

it('refuses a level without a name', async () => {
  expect((await publish(terms(level('100', { names: {} })))).status).toBe(422);
});

it('says before publishing how many members would have had which level last month', async () => {
  const now = world.now();
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 10);
  for (const [member, minor] of [10_000, 12_000, 60_000, 9_999].entries())
    await world.test.pool.query(
      `insert into play.member_span values (1, 1, $1, $2, 'USD', 1, $3::int, 0, $3::int, 0, true)`,
      [last, member + 1, minor],
    );
  const tried = await promotions.ask('/vip/try', {
    ...of,
    terms: terms(level('100'), level('500', { award: '5' })),
  });
  expect(tried.data).toEqual({
    day: last,
    levels: [
      { level: 1, members: 2, award_cost: '3.00' },
      { level: 2, members: 1, award_cost: '5.00' },
    ],
  });
});
