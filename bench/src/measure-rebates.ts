import pg from 'pg';
import type { Figure, Measurement } from './measurement.ts';
import { alternate, median } from './rounds.ts';

const members = 1_000_000;
const hallsADay = 2;
const lateMembers = 10_000;
const longestSeconds = 60;
const mostRounds = 3;
const days = { before: '2026-03-01', run: '2026-03-02' };

const tiers = [
  { from_minor: '0', rate_bp: 30 },
  { from_minor: '20000', rate_bp: 50 },
  { from_minor: '60000', rate_bp: 80 },
];
const terms = {
  ...{ payout: 'automatic', claim_days: null, turnover_percent: 100, bonus: null, auto_minor: '0' },
  ...{ min_minor: '20', max_minor: '900' },
  lines: [2, 3, 4, 5].map((gtId) => ({ gt_id: gtId, gp_id: null, tiers })),
};

/** A day of a million members calculated as the job does it, with what became different of the day before. */
export const measureRebates: Measurement = {
  name: 'rebates',
  title: 'a run of rebates over a million members’ day',
  takesLong: true,
  async run(workspace) {
    const url = await workspace.createMigratedDatabase('rebates');
    workspace.say(`  adding ${2 * members * hallsADay} sums of members' days`);
    await fill(url);
    const owner = new pg.Pool({ connectionString: url, max: 1 });
    try {
      const sides = { calculated: () => calculate(owner), added: () => addUp(owner) };
      const rounds = await alternate(Math.min(workspace.rounds, mostRounds), sides);
      return [describe(rounds, await countResult(owner))];
    } finally {
      await owner.end();
    }
  },
};

async function calculate(owner: pg.Pool): Promise<number> {
  // the day begins anew; the one before stays
  await owner.query(
    `delete from rebate.due d using rebate.run r where r.run_id = d.run_id and r.first_day = $1`,
    [days.run],
  );
  await owner.query(
    `delete from rebate.line l using rebate.run r where r.run_id = l.run_id and r.first_day = $1`,
    [days.run],
  );
  await owner.query(`delete from rebate.run where first_day = $1`, [days.run]);
  return timed(() => runDay(owner, days.run));
}

const runDay = (owner: pg.Pool, day: string) =>
  owner.query(`select rebate.calculate(plan_id, 1, $1, $1, now()) from rebate.plan`, [day]);

/** The same sums added up by member and hall, written nowhere. */
function addUp(owner: pg.Pool): Promise<number> {
  return timed(() =>
    owner.query(
      `select count(*) from (select member_id, gt_id, sum(valid_turnover_minor) from play.member_day
         where site_id = 1 and day = $1 and currency = 'USD' group by member_id, gt_id) added`,
      [days.run],
    ),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return (performance.now() - startMs) / 1000;
}

/** A run that came to nothing would be a fast one, and one that cannot be made again a wrong one. */
async function countResult(owner: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await owner.query<Record<string, number> & { is_same: boolean }>(
    `select members, lines, difference_lines, output_hash = rebate.hash_of(run_id, true) as is_same
     from rebate.run where first_day = $1`,
    [days.run],
  );
  const [counted] = rows;
  if (!counted?.is_same || !counted['difference_lines'] || (counted['members'] ?? 0) < members * 0.9)
    throw new Error(`the day was not calculated: ${JSON.stringify(rows)}`);
  const { is_same: _isSame, ...figures } = counted;
  return figures;
}

async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`
      insert into app.site (site_id, template, name, name_zh, hosts, default_language, languages, currencies, default_currency)
      values (1, 'site02', 'Bench', 'Bench', '{bench.localhost}', 'en_US', '{en_US}', '{USD}', 'USD');
      alter table app.member disable trigger user`);
    await client.query(
      `insert into app.member (member_id, site_id, member_account, password_hash, currency, recommend_code, created_at)
       overriding system value select n, 1, 'm' || n, '', 'USD', 'M' || n, '2026-01-01' from generate_series(1, $1::int) n`,
      [members],
    );
    for (const day of Object.values(days))
      await client.query(
        `insert into play.member_day (site_id, day, currency, member_id, gp_id, gt_id, is_late, rounds, cash_stake_minor,
           cash_payout_minor, free_stake_minor, valid_turnover_minor)
         select 1, $1, 'USD', n, 'GPAX', 2 + (n + h) % 4, false, 10, s, s * (70 + n * 7 % 50) / 100, 0, s
         from generate_series(1, $2::int) n, generate_series(1, $3::int) h,
           lateral (select 7000 + (n::bigint * 7919 + h * 31) % 90000 as s) staked`,
        [day, members, hallsADay],
      );
    await client.query(
      `insert into play.late_change (site_id, known_on, of_day, currency, member_id, gp_id, gt_id, cash_stake_minor,
         cash_payout_minor, valid_turnover_minor)
       select 1, $1, $2, 'USD', n, 'GPAX', 2 + (n + 1) % 4, -5000, -4000, -5000 from generate_series(1, $3::int) n`,
      [days.run, days.before, lateMembers],
    );
    await client.query(
      `insert into rebate.plan (site_id, currency, kind, period) values (1, 'USD', 'turnover', 'day')`,
    );
    await client.query(
      `insert into rebate.version (plan_id, version, from_day, terms, created_at)
       select plan_id, 1, $1, $2, now() from rebate.plan`,
      [days.before, JSON.stringify(terms)],
    );
    await client.query('vacuum analyze');
    await client.query(`select rebate.calculate(plan_id, 1, $1, $1, now()) from rebate.plan`, [days.before]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function describe(
  rounds: readonly Record<'calculated' | 'added', number>[],
  details: Record<string, number>,
): Figure {
  const pairs = rounds.map(({ calculated, added }) => ({ value: calculated, beside: added }));
  return {
    ...{ name: 'a run over a million members’ day', unit: 's', details, rounds: pairs },
    value: median(pairs.map(({ value }) => value)),
    besideName: 'its sums added up by member and hall',
    beside: median(pairs.map(({ beside }) => beside)),
    ratio: median(pairs.map(({ value, beside }) => value / beside)),
    target: { of: 'value', atMost: longestSeconds },
  };
}
