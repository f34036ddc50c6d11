import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  await query(
    `insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
     values (901, 'site02', 'Test', 'Test', '{test.localhost}', 'en_US', '{en_US}', '{USD}', 'USD')`,
  );
});
afterAll(async () => {
  // nobody has played it
  await query('truncate play.member_day, play.late_change');
  await test.drop();
});
const query = async (text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows;

const days = 5;
const members = 4;
const dayOf = (number: number) => `2026-03-0${number}`;
const bounds = { least: 15, most: 400 };
/** A hall's tiers; what is in no hall of these earns nothing. */
const tiersOf: Record<number, readonly [from: number, rateBp: number][]> = {
  2: [
    [0, 30],
    [5_000, 70],
    [12_000, 110],
  ],
  3: [[2_000, 150]],
};
const terms = {
  ...{ payout: 'automatic', claim_days: 7, turnover_percent: 100, bonus: null, auto_minor: '0' },
  ...{ min_minor: String(bounds.least), max_minor: String(bounds.most) },
  lines: Object.entries(tiersOf).map(([gtId, tiers]) => ({
    ...{ gt_id: Number(gtId), gp_id: null },
    tiers: tiers.map(([from, rateBp]) => ({ from_minor: String(from), rate_bp: rateBp })),
  })),
};

interface Fact {
  readonly day: number;
  readonly member: number;
  readonly gtId: number;
  readonly gpId: string;
  readonly minor: number;
}

function createRandom(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** What was played, and what became different of it: never more is taken back than there was. */
function drawFacts(random: (below: number) => number) {
  const played: Fact[] = [];
  const changes: Fact[] = [];
  for (let day = 1; day <= days; day += 1)
    for (let member = 1; member <= members; member += 1)
      for (const gtId of [2, 3, 5])
        for (const gpId of ['GPAA', 'GPBB']) {
          const fact = { day, member, gtId, gpId, minor: random(9_000) };
          played.push(fact);
          let left = fact.minor;
          for (let times = random(3); times > 0; times -= 1) {
            const minor = random(2) === 0 ? -random(left + 1) : random(6_000);
            left += minor;
            changes.push({ ...fact, minor });
          }
        }
  return { played, changes };
}

/** Of all that is known in the end: what each member's days are worth, reckoned from nothing. */
function reckon(facts: readonly Fact[]): Record<string, number> {
  const worth: Record<string, number> = {};
  for (let day = 1; day <= days; day += 1)
    for (let member = 1; member <= members; member += 1) {
      const halls = Object.entries(tiersOf).map(([gtId, tiers]) => {
        const own = facts.filter(
          (each) => each.day === day && each.member === member && each.gtId === Number(gtId),
        );
        const base = own.reduce((sum, { minor }) => sum + minor, 0);
        const rateBp = tiers.findLast(([from]) => base > 0 && base >= from)?.[1] ?? 0;
        return Math.floor((base * rateBp) / 10_000);
      });
      const sum = halls.reduce((all, one) => all + one, 0);
      worth[`${day} ${member}`] = sum < bounds.least ? 0 : Math.min(sum, bounds.most);
    }
  return worth;
}

async function begin(played: readonly Fact[]): Promise<void> {
  await query(
    'truncate rebate.plan, rebate.version, rebate.run, rebate.line, rebate.due, play.member_day, play.late_change',
  );
  await query(
    `with p as (insert into rebate.plan (site_id, currency, kind, period) values (901, 'USD', 'turnover', 'day')
       returning plan_id)
     insert into rebate.version (plan_id, version, from_day, terms, created_at) select plan_id, 1, '2026-03-01', $1, now() from p`,
    [JSON.stringify(terms)],
  );
  for (const { day, member, gtId, gpId, minor } of played)
    await query(
      `insert into play.member_day values (901, $1, 'USD', $2, $3, $4, false, 1, $5::int, 0, 0, $5::int)`,
      [dayOf(day), member, gpId, gtId, minor],
    );
}

const runDay = (day: number) =>
  query(`select rebate.calculate(plan_id, 1, $1, $1, now()) from rebate.plan`, [dayOf(day)]);

it.each([3, 11, 29])(
  'comes to what a reckoning from nothing says, whatever became known when (%i)',
  async (seed) => {
    const random = createRandom(seed);
    const { played, changes } = drawFacts(random);
    const wanted = reckon([...played, ...changes]);
    for (let order = 0; order < 4; order += 1) {
      await begin(played);
      // each change becomes known on some day from its own to the last but one; that of the last run has nothing of its own
      for (const { day, member, gtId, gpId, minor } of changes)
        await query(
          `insert into play.late_change as l values (901, $1, $2, 'USD', $3, $4, $5, $6::int, 0, $6::int)
         on conflict (site_id, known_on, of_day, currency, member_id, gp_id, gt_id) do update
           set valid_turnover_minor = l.valid_turnover_minor + excluded.valid_turnover_minor`,
          [dayOf(day + random(days + 2 - day)), dayOf(day), member, gpId, gtId, minor],
        );
      for (let day = 1; day <= days + 1; day += 1) await runDay(day);
      const sums = await query(
        `select extract(day from o.first_day)::int || ' ' || l.member_id as of, sum(l.amount_minor)::int as minor
       from rebate.line l join rebate.run o on o.run_id = l.of_run_id group by 1`,
      );
      const known = Object.fromEntries(sums.map(({ of, minor }) => [of, minor]));
      expect(Object.keys(wanted).map((of) => [of, known[of] ?? 0])).toEqual(Object.entries(wanted));
      // what was given and what goes on is all of it
      const [{ given }] = await query(
        `select (sum(amount_minor) + (select coalesce(sum(carried_on_minor), 0) from (select distinct on (member_id)
         carried_on_minor from rebate.due order by member_id, run_id desc) last))::int as given from rebate.due`,
      );
      expect(given).toBe(Object.values(wanted).reduce((sum, one) => sum + one, 0));
      // calculated again, each is what it was, though more is known by now
      expect(
        await query(
          `select count(*)::int as runs, bool_and(rebate.hash_of(run_id, true) = output_hash
           and rebate.hash_of(run_id, false) = output_hash) as same from rebate.run`,
        ),
      ).toEqual([{ runs: days + 1, same: true }]);
      expect(await query('select * from rebate.check_invariants()')).toEqual([]);
    }
  },
);

it('goes on as if a run that was set aside had not been: what it knew is known to the next one', async () => {
  await begin([{ day: 1, member: 1, gtId: 2, gpId: 'GPAA', minor: 10_000 }]);
  await runDay(1);
  await query(
    `insert into play.late_change values (901, '2026-03-02', '2026-03-01', 'USD', 1, 'GPAA', 2, 10000, 0, 10000)`,
  );
  await runDay(2);
  const [{ run_id: runId }] = await query(`select run_id from rebate.run where first_day = '2026-03-02'`);
  expect(await query('select rebate.void($1, now()) as is_done', [runId])).toEqual([{ is_done: true }]);
  await runDay(3);
  expect(await query('select rebate.void($1, now()) as is_done', [runId])).toEqual([{ is_done: false }]);
  const dues = await query(
    `select first_day::text as day, d.lines_minor::int as lines from rebate.due d join rebate.run r using (run_id)
     where r.state <> 'voided' order by run_id`,
  );
  expect(dues).toEqual([
    { day: '2026-03-01', lines: 70 },
    { day: '2026-03-03', lines: 150 },
  ]);
});
