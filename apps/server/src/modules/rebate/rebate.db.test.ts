import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WalletOwner } from '#modules/ledger';
import { playModule } from '#modules/play';
import { authenticateOwner, createApiCaller } from '../../../test/money/api-caller.ts';
import { createMoneyWorld, type MoneyWorld } from '../../../test/money/money-world.ts';
import { insertVersion } from './plan.repo.ts';
import { rebateModule } from './rebate.module.ts';
import { payRebates, runRebates } from './run-rebates.ts';
import { approveRun } from './run.repo.ts';
import type { StoredTerms } from './terms.rules.ts';

const hourMs = 60 * 60_000;
/** The site is four hours behind Greenwich. */
const noonOf = (day: string) => new Date(Date.parse(`${day}T16:00:00Z`));

let world: MoneyWorld;
let call: ReturnType<typeof createApiCaller>;
let now = noonOf('2026-03-02');
beforeAll(async () => {
  world = await createMoneyWorld({
    modules: [playModule, rebateModule],
    authenticate: authenticateOwner,
    clock: () => now,
  });
  call = createApiCaller(world.app.dispatcher);
});
afterAll(async () => {
  // nobody has played it
  await query('truncate play.member_day, play.late_change');
  await world.close();
});
let oldSites = 910;
beforeEach(async () => {
  await query('truncate play.member_day, play.late_change');
  // a test has a plan of its own: what was given by the one before stays given
  await query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     values ($1::int, 'site02', 'Old', 'Old', array['old' || $1::int], 'en_US', '{en_US}', '{USD}', 'USD')`,
    [(oldSites += 1)],
  );
  await query('update rebate.plan set site_id = $1 where site_id = 901', [oldSites]);
  now = noonOf('2026-03-02');
});

const query = async (text: string, values: unknown[] = []) =>
  (await world.test.pool.query(text, values)).rows;
const line = (gtId: number, ...tiers: [from: number, rateBp: number][]) => ({
  ...{ gt_id: gtId, gp_id: null },
  tiers: tiers.map(([from, rateBp]) => ({ from_minor: String(from), rate_bp: rateBp })),
});
const plain: StoredTerms = {
  ...{
    payout: 'automatic',
    claim_days: 7,
    turnover_percent: 100,
    bonus: null,
    min_minor: '0',
    max_minor: null,
  },
  ...{ auto_minor: '1000000', lines: [line(2, [0, 100])] },
};

/** In force from the first of March on. */
async function publish(terms: Partial<StoredTerms> = {}, kind: 'turnover' | 'net_loss' = 'turnover') {
  await world.app.platform.sql.transaction().execute((transaction) =>
    insertVersion(transaction, {
      ...{ siteId: 901, currency: 'USD', kind, period: 'day', fromDay: '2026-03-01' },
      ...{ terms: { ...plain, ...terms }, changeRequestId: null, now },
    }),
  );
}

/** Cents of valid turnover; of a payout, too, where net losses are asked for. */
const play = (owner: WalletOwner, day: string, minor: number, { gtId = 2, payout = 0, gpId = 'GPTS' } = {}) =>
  query(
    `insert into play.member_day (site_id, day, currency, member_id, gp_id, gt_id, is_late, rounds, cash_stake_minor,
       cash_payout_minor, free_stake_minor, valid_turnover_minor)
     values (901, $1, 'USD', $2, $3, $4, false, 1, $5::int, $6, 0, $5::int)`,
    [day, owner.memberId, gpId, gtId, minor, payout],
  );
const change = (owner: WalletOwner, ofDay: string, knownOn: string, minor: number, gtId = 2) =>
  query(
    `insert into play.late_change values (901, $1, $2, 'USD', $3, 'GPTS', $4, $5::int, 0, $5::int)
     on conflict (site_id, known_on, of_day, currency, member_id, gp_id, gt_id) do update
       set cash_stake_minor = late_change.cash_stake_minor + excluded.cash_stake_minor,
         valid_turnover_minor = late_change.valid_turnover_minor + excluded.valid_turnover_minor`,
    [knownOn, ofDay, owner.memberId, gtId, minor],
  );

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * hourMs).toISOString().slice(0, 10);
const deps = () => ({
  ...{ sql: world.app.platform.sql, clock: () => now },
  site: { all: () => [site], findById: () => site } as unknown as Parameters<typeof runRebates>[0]['site'],
  play: { firstOpenDay: () => Promise.resolve(now.toISOString().slice(0, 10)) },
});
const site = { siteId: 901, timezone: 'America/Caracas' };
/** The job at noon after a day, which also calculates what was left before. */
async function calculateTo(day: string) {
  now = noonOf(dayAfter(day));
  await runRebates(deps());
}
const lastRun = async () =>
  (await query('select run_id::int, state from rebate.run order by run_id desc limit 1'))[0];
const pay = () => payRebates(deps());
const duesOf = (owner: WalletOwner) =>
  query(
    `select r.first_day::text as day, d.lines_minor::int as lines, d.carried_in_minor::int as carried,
       d.amount_minor::int as amount, d.carried_on_minor::int as goes_on, d.state
     from rebate.due d join rebate.run r using (run_id) where d.member_id = $1 order by run_id`,
    [owner.memberId],
  );

it('is calculated at noon of the day after, when the day does not change any more', async () => {
  await publish();
  const owner = await world.addMember(0n);
  await play(owner, '2026-03-01', 12_345);
  now = new Date(noonOf('2026-03-02').getTime() - 1);
  await runRebates(deps());
  expect(await duesOf(owner)).toEqual([]);
  now = noonOf('2026-03-02');
  await runRebates({ ...deps(), play: { firstOpenDay: () => Promise.resolve('2026-03-01') } });
  expect(await duesOf(owner)).toEqual([]);
  await Promise.all([runRebates(deps()), runRebates(deps())]);
  expect(await duesOf(owner)).toMatchObject([{ day: '2026-03-01', lines: 123, amount: 123, state: 'due' }]);
  await Promise.all([pay(), pay()]);
  expect(await duesOf(owner)).toMatchObject([{ state: 'paid' }]);
  expect(await world.cashOf(owner)).toBe(123n);
});

it('takes each provider by its own line, tiers by what the line counts, and the member’s sum between its bounds', async () => {
  const own = { ...line(2, [0, 200]), gp_id: 'GPFC' };
  await publish({
    lines: [line(2, [0, 50], [10_000, 100]), own, line(3, [5_000, 100])],
    min_minor: '20',
    max_minor: '300',
  });
  const [both, much, little] = [
    await world.addMember(0n),
    await world.addMember(0n),
    await world.addMember(0n),
  ];
  await play(both, '2026-03-01', 6_000);
  await play(both, '2026-03-01', 5_000, { gpId: 'GPAX' });
  await play(both, '2026-03-01', 1_000, { gpId: 'GPFC' });
  await play(both, '2026-03-01', 4_999, { gtId: 3 });
  await play(both, '2026-03-01', 9_000, { gtId: 5 });
  await play(much, '2026-03-01', 50_000);
  await play(little, '2026-03-01', 3_999);
  await calculateTo('2026-03-01');
  // 1 % of 11,000 and 2 % of 1,000; in the other halls too little, or nothing promised
  expect(await duesOf(both)).toMatchObject([{ amount: 130 }]);
  expect(await duesOf(much)).toMatchObject([{ amount: 300 }]);
  expect(await duesOf(little)).toMatchObject([{ lines: 0, amount: 0, state: 'nothing' }]);
  await pay();
});

it('sets off what becomes known later, gives never less than nothing, and carries what is below zero on', async () => {
  await publish();
  const owner = await world.addMember(0n);
  await play(owner, '2026-03-01', 10_000);
  await calculateTo('2026-03-01');
  await pay();
  await change(owner, '2026-03-01', '2026-03-02', -10_000);
  await play(owner, '2026-03-02', 3_000);
  await play(owner, '2026-03-04', 9_000);
  await calculateTo('2026-03-04');
  await pay();
  expect(await duesOf(owner)).toEqual([
    { day: '2026-03-01', lines: 100, carried: 0, amount: 100, goes_on: 0, state: 'paid' },
    { day: '2026-03-02', lines: -70, carried: 0, amount: 0, goes_on: -70, state: 'nothing' },
    { day: '2026-03-04', lines: 90, carried: -70, amount: 20, goes_on: 0, state: 'paid' },
  ]);
  expect(await world.cashOf(owner)).toBe(120n);
  const history = (await call('/member/rebate/history', {}, owner)).data as { list: { run_id: number }[] };
  const { data } = await call('/member/rebate/lines', { run_id: history.list[1]?.run_id }, owner);
  expect(data).toMatchObject({
    list: [
      { is_difference: false, base: '30.00', rate_bp: 100, amount: '0.30' },
      { is_difference: true, first_day: '2026-03-01', base: '-100.00', amount: '-1.00' },
    ],
  });
});

it('gives what is claimed once, however many windows ask, and no more when its days are over', async () => {
  await publish({ payout: 'claim' });
  const owner = await world.addMember(0n);
  await play(owner, '2026-03-01', 10_000);
  await play(owner, '2026-03-02', 20_000);
  await calculateTo('2026-03-02');
  expect((await call('/member/rebate', {}, owner)).data).toMatchObject({ claimable: '3.00' });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('/member/rebate/claim', {}, owner)),
  );
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    100,
    ...Array(19).fill(101),
  ]);
  expect(await world.cashOf(owner)).toBe(300n);

  await play(owner, '2026-03-03', 10_000);
  await calculateTo('2026-03-03');
  now = new Date(now.getTime() + 7 * 24 * hourMs);
  expect((await call('/member/rebate/claim', {}, owner)).code).toBe(101);
  await pay();
  expect((await duesOf(owner)).at(-1)).toMatchObject({ amount: 100, state: 'lapsed' });
});

it('waits for a member of whom no bet is taken, and tries again', async () => {
  await publish();
  const owner = await world.addMember(0n);
  await play(owner, '2026-03-01', 10_000);
  await calculateTo('2026-03-01');
  const freeze = (until: string) =>
    query('update protect.guard set bet_blocked_until = $2 where member_id = $1', [owner.memberId, until]);
  await freeze('infinity');
  await pay();
  expect(await duesOf(owner)).toMatchObject([{ state: 'waiting' }]);
  expect(await lastRun()).toMatchObject({ state: 'paid' });
  await freeze('-infinity');
  await pay();
  expect(await duesOf(owner)).toMatchObject([{ state: 'waiting' }]);
  now = new Date(now.getTime() + hourMs);
  await pay();
  expect(await duesOf(owner)).toMatchObject([{ state: 'paid' }]);
  expect(await world.cashOf(owner)).toBe(100n);
});

it('gives back of what was lost, as a bonus where the terms say so', async () => {
  await publish(
    { bonus: { gt_id: 2, days: 7 }, turnover_percent: 500, lines: [line(2, [0, 1_000])] },
    'net_loss',
  );
  const [lost, won] = [await world.addMember(0n), await world.addMember(0n)];
  await play(lost, '2026-03-01', 10_000, { payout: 2_000 });
  await play(won, '2026-03-01', 10_000, { payout: 12_000 });
  await calculateTo('2026-03-01');
  await pay();
  expect(await duesOf(lost)).toMatchObject([{ amount: 800, state: 'paid' }]);
  expect(await duesOf(won)).toEqual([]);
  expect(await world.cashOf(lost)).toBe(0n);
  expect(
    await query(
      'select granted_minor::int, required_minor::int, source_type from promo.grant where member_id = $1',
      [lost.memberId],
    ),
  ).toEqual([{ granted_minor: 800, required_minor: 4_000, source_type: 'cashback' }]);
});

it('shows what counts by now and what it gives', async () => {
  await publish({ lines: [line(2, [0, 0], [10_000, 100])] });
  const owner = await world.addMember(0n);
  await play(owner, '2026-03-02', 9_000);
  const look = async () => (await call('/member/rebate', {}, owner)).data['plans'];
  expect(await look()).toMatchObject([
    {
      ...{
        kind: 'turnover',
        first_day: '2026-03-02',
        expected: '0.00',
        calculated_from: '2026-03-03T16:00:00.000Z',
      },
      lines: [{ gt_id: 2, base: '90.00', rate_bp: 0, amount: '0.00' }],
    },
  ]);
  await change(owner, '2026-03-02', '2026-03-02', 3_000);
  expect(await look()).toMatchObject([{ expected: '1.20', lines: [{ base: '120.00', rate_bp: 100 }] }]);
});

it('waits for a person above the plan’s bound; of twenty approvals one is it, and it is paid once', async () => {
  await publish({ auto_minor: '99' });
  const owners = await Promise.all(Array.from({ length: 8 }, () => world.addMember(0n)));
  for (const owner of owners) await play(owner, '2026-03-01', 10_000);
  await calculateTo('2026-03-01');
  const run = await lastRun();
  expect(run.state).toBe('calculated');
  await pay();
  const { sql } = world.app.platform;
  const done = await Promise.all(
    Array.from({ length: 20 }, () => approveRun(sql, run.run_id, { by: 'checker', now })),
  );
  expect(done.filter(Boolean)).toHaveLength(1);
  await Promise.all(Array.from({ length: 6 }, pay));
  expect(await Promise.all(owners.map((owner) => world.cashOf(owner)))).toEqual(Array(8).fill(100n));
});

it('goes on with paying after the process was killed, to the same sums', async () => {
  await publish();
  const owners = await Promise.all(Array.from({ length: 12 }, () => world.addMember(0n)));
  for (const [place, owner] of owners.entries()) await play(owner, '2026-03-01', 1_000 * (place + 1));
  await calculateTo('2026-03-01');
  const { run_id: runId } = await lastRun();
  const killed = spawn(
    process.execPath,
    [
      '-e',
      `const { Client } = require('pg');
       const client = new Client(process.argv[1]);
       const some = () => client.query('select rebate.pay_some($1, 3, $2)', process.argv.slice(2));
       client.connect().then(some).then(some).then(() => client.query('begin')).then(some)
         .then(() => process.stdout.write('in the middle'));
       setInterval(() => {}, 1000);`,
      ...[world.test.url, String(runId), now.toISOString()],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: import.meta.dirname },
  );
  await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  // the server has to see that the third batch's client is gone
  await expect
    .poll(() =>
      query(`select count(*)::int as open from pg_locks l join pg_class c on c.oid = l.relation
      where c.relname = 'due' and l.pid <> pg_backend_pid()`),
    )
    .toEqual([{ open: 0 }]);
  expect(
    await query(`select count(*)::int as paid from rebate.due where run_id = $1 and state = 'paid'`, [runId]),
  ).toEqual([{ paid: 6 }]);
  await Promise.all([pay(), pay()]);
  expect(await Promise.all(owners.map((owner) => world.cashOf(owner)))).toEqual(
    owners.map((_owner, place) => BigInt(10 * (place + 1))),
  );
  expect(await lastRun()).toMatchObject({ state: 'paid' });
});
