import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { rebateModule } from '#modules/rebate';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let promotions: Desk;
let checker: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, rebateModule] });
  promotions = await world.seat('promotions', ['promotions']);
  checker = await world.seat('checker', ['checker']);
});
afterAll(async () => {
  // nobody has played it
  await world.test.pool.query('truncate play.member_day, play.game_day');
  await world.close();
});

const dayMs = 24 * 60 * 60_000;
const day = (ahead: number) => new Date(world.now().getTime() + ahead * dayMs).toISOString().slice(0, 10);
const monday = () => [2, 3, 4, 5, 6, 7, 8].map(day).find((each) => new Date(each).getUTCDay() === 1) ?? '';
const reason = 'members stay for it';
const line = (more: object = {}) => ({ gt_id: 2, tiers: [{ from: '0', rate_bp: 50 }], ...more });
const terms = (more: object = {}) => ({
  ...{ payout: 'automatic', claim_days: 1, turnover_percent: 100, min: '0', max: '0', auto_approve: '0' },
  lines: [line()],
  ...more,
});
const of = (more: object = {}) => ({ site_id: 1, currency: 'USD', kind: 'turnover', period: 'day', ...more });
const publish = (more: object = {}) =>
  promotions.ask('/rebate/publish', { ...of(), from_day: day(2), terms: terms(), reason, ...more });
const agree = async (asked: Awaited<ReturnType<typeof publish>>) =>
  checker.ask('/change-request/vote', {
    ...{ change_request_id: asked.data.change_request_id, verdict: 'approve', reason: 'it may be' },
  });

it('is in force from a day to come on, when somebody else has agreed; versions follow each other', async () => {
  const asked = await publish();
  expect(asked.status).toBe(202);
  const list = async () => (await promotions.ask('/rebate/plans', { site_id: 1 })).data.list;
  expect(await list()).toEqual([]);
  expect((await agree(asked)).code).toBe(100);
  const later = terms({ lines: [line({ gp_id: 'GPFC' }), line()], min: '1', max: '500.50' });
  expect((await agree(await publish({ from_day: day(3), terms: later }))).data.state).toBe('applied');
  expect(await list()).toMatchObject([
    {
      ...{ currency: 'USD', kind: 'turnover', period: 'day' },
      versions: [
        {
          version: 2,
          from_day: day(3),
          state: 'coming',
          terms: { max: '500.50', lines: [{ gp_id: 'GPFC' }, { gt_id: 2 }] },
        },
        { version: 1, from_day: day(2), state: 'coming' },
      ],
    },
  ]);
  expect((await publish({ period: 'week', from_day: monday() })).code).toBe(101);
});

it('begins on no day that has begun, and weeks on Mondays', async () => {
  expect((await publish({ from_day: day(0) })).code).toBe(102);
  const week = of({ kind: 'net_loss', period: 'week' });
  expect((await publish({ ...week, from_day: day(new Date(day(2)).getUTCDay() === 1 ? 3 : 2) })).code).toBe(
    103,
  );
  expect((await publish({ ...week, from_day: monday() })).status).toBe(202);
});

it.each<[string, object]>([
  ['terms.min', { min: '1.234' }],
  ['terms.max', { min: '5', max: '4' }],
  ['terms.lines', { lines: [line(), line()] }],
  [
    'terms.lines',
    {
      lines: [
        line({
          tiers: [
            { from: '5', rate_bp: 10 },
            { from: '5', rate_bp: 20 },
          ],
        }),
      ],
    },
  ],
  ['terms.lines', { lines: [line({ tiers: [{ from: '0', rate_bp: 301 }] })] }],
  ['terms.bonus', { bonus: { gt_id: 2, days: 7 } }],
  ['terms.turnover_percent', { turnover_percent: 1001 }],
])('refuses terms by their field: %s, %o', async (field, more) => {
  const { status, data } = await publish({ terms: terms(more) });
  expect(status).toBe(422);
  expect(Object.keys(data.fields)).toEqual([field]);
});

/** A day of two members in the month before the present one. */
async function addPlay(member: number, minor: number) {
  const now = world.now();
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 10);
  await world.test.pool.query(
    `insert into play.member_day values (1, $1, 'USD', $2, 'GPFC', 2, false, 1, $3::int, 0, 0, $3::int)`,
    [last, member, minor],
  );
  await world.test.pool.query(
    `insert into play.game_day values (1, $1, 'USD', 'GPFC', 2, 'game' || $2, false, 1, $3::int, $3::int / 2, 0, $3::int, 1, 0, 0, 0)`,
    [last, member, minor],
  );
}

it('says before publishing what terms would have cost last month, of how many members, and of what the site won', async () => {
  await addPlay(1, 100_000);
  await addPlay(2, 20_000);
  const asked = { ...of(), terms: terms({ min: '2' }) };
  expect((await promotions.ask('/rebate/try', asked)).data).toMatchObject({
    // 0.5 % of 1,000.00 and, below the least, of 200.00
    ...{ members: 1, cost: '5.00', ggr: '600.00', share_bp: 83 },
    halls: [
      { gt_id: 0, amount: '-1.00' },
      { gt_id: 2, members: 2, base: '1200.00', amount: '6.00' },
    ],
  });
  const nothing = await promotions.ask('/rebate/try', { ...asked, currency: 'VND' });
  expect(nothing.data).toMatchObject({ members: 0, cost: '0', share_bp: null, halls: [] });
});

it('is approved by one person, once; the last run alone is set aside', async () => {
  const { pool } = world.test;
  await pool.query(`update rebate.version set from_day = '2026-01-01' where version = 1`);
  const run = async (first: string) => {
    const { rows } = await pool.query(
      `select rebate.calculate(plan_id, 1, $1, $1, $2) as run_id from rebate.plan where kind = 'turnover'`,
      [first, world.now()],
    );
    return Number(rows[0].run_id);
  };
  const [first, second] = [await run('2026-01-01'), await run('2026-01-02')];
  const decide = (desk: Desk, runId: number, verdict: string) =>
    desk.ask('/rebate/run-decide', { site_id: 1, run_id: runId, verdict, reason });
  expect((await decide(promotions, first, 'approve')).status).toBe(403);
  expect((await decide(checker, first, 'void')).code).toBe(101);
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await decide(checker, first, 'approve')).code),
  );
  expect(codes.filter((code) => code === 100)).toHaveLength(1);
  expect((await decide(checker, second, 'void')).code).toBe(100);
  const { list } = (await checker.ask('/rebate/runs', { site_id: 1 })).data;
  expect(list).toMatchObject([
    { run_id: second, state: 'voided' },
    { run_id: first, state: 'paid', approved_by: 'checker' },
  ]);
  const check = await checker.ask('/rebate/run-check', { site_id: 1, run_id: first });
  expect(check.data).toMatchObject({ is_same: true });
  expect((await checker.ask('/rebate/run', { site_id: 2, run_id: first })).status).toBe(404);
});
