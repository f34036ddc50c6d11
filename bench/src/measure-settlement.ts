import pg from 'pg';
import { openDatabase, type Sql } from '../../apps/server/src/platform/database.ts';
import { settle } from '../../apps/server/src/modules/agent/settlement/settle.ts';
import type { Figure, Measurement } from './measurement.ts';
import { alternate, median } from './rounds.ts';
import { fillMonth, month } from './settlement-month.ts';

const longestSeconds = 60;
const mostRounds = 3;
const site = { siteId: 1, timezone: 'America/Caracas' };

/** A month of 200,000 members settled as the job does it, begun anew for each round. */
export const measureSettlement: Measurement = {
  name: 'settlement',
  title: 'a month of 200,000 members and 2,000 agents, frozen and calculated',
  takesLong: true,
  async run(workspace) {
    const url = await workspace.createMigratedDatabase('settlement');
    workspace.say(`  adding ${month.members * month.days} days of members`);
    await fillMonth(url);
    const onError = (error: Error) => workspace.say(String(error));
    // as the job has it
    const patient = { maxConnections: 1, statementTimeoutMs: 10 * 60_000 };
    const server = openDatabase({ ...patient, url, role: 'platform_app', onError });
    const owner = new pg.Pool({ connectionString: url, max: 1 });
    try {
      const sides = { settled: () => settleMonth(owner, server.sql), added: () => addUp(owner) };
      const rounds = await alternate(Math.min(workspace.rounds, mostRounds), sides);
      return [describe(rounds, await countResult(owner))];
    } finally {
      await owner.end();
      await server.close();
    }
  },
};

async function settleMonth(owner: pg.Pool, sql: Sql): Promise<number> {
  // what was calculated before is left aside, and the month begins anew
  await owner.query(`update agency.period set state = 'voided'`);
  return timed(() =>
    settle({
      ...{ sql, clock: () => new Date(`${month.after}T12:00:00Z`) },
      site: { all: () => [site], findById: () => site } as unknown as Parameters<typeof settle>[0]['site'],
      play: { firstOpenDay: () => Promise.resolve(month.after) },
    }),
  );
}

/** The same days added up by member and hall, written nowhere. */
function addUp(owner: pg.Pool): Promise<number> {
  return timed(async () => {
    await owner.query(
      `select count(*) from (
         select member_id, currency, gt_id, sum(cash_stake_minor), sum(cash_payout_minor), sum(valid_turnover_minor)
         from play.member_day where site_id = 1 and day >= $1 and day < $2
         group by member_id, currency, gt_id) added`,
      [month.first, month.after],
    );
  });
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await work();
  return (performance.now() - startMs) / 1000;
}

/** A month that came to nothing would be a fast one. */
async function countResult(owner: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await owner.query<Record<string, number>>(
    `select (select count(*)::int from agency.period_input i where i.period_id = p.period_id) as facts,
       (select count(*)::int from agency.period_first f where f.period_id = p.period_id) as firsts,
       (select count(*)::int from agency.statement s where s.period_id = p.period_id) as statements,
       (select count(*)::int from agency.commission_line l where l.period_id = p.period_id) as lines
     from agency.period p where p.state = 'calculated'`,
  );
  const [counted] = rows;
  if (counted?.['statements'] !== month.agents || !counted['firsts'])
    throw new Error(`the month was not settled: ${JSON.stringify(counted)}`);
  return counted;
}

function describe(
  rounds: readonly Record<'settled' | 'added', number>[],
  details: Record<string, number>,
): Figure {
  const pairs = rounds.map(({ settled, added }) => ({ value: settled, beside: added }));
  return {
    ...{ name: 'a month of 200,000 members settled', unit: 's', details, rounds: pairs },
    value: median(pairs.map(({ value }) => value)),
    besideName: 'its days added up by member and hall',
    beside: median(pairs.map(({ beside }) => beside)),
    ratio: median(pairs.map(({ value, beside }) => value / beside)),
    target: { of: 'value', atMost: longestSeconds },
  };
}
