import type { PlayFace } from '#modules/play';
import { dayOf, type SiteFace } from '#modules/site';
import type { Clock } from '@halls/service';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import { awaitsMoves } from '../agent-day.repo.ts';
import { nextMonth } from '../next-month.rules.ts';
import { calculate } from './calculate.rules.ts';
import { readFrozen } from './frozen.repo.ts';
import { hashOf } from './hash-of.ts';
import { freezePeriod, lockNextPeriod, type PeriodRow } from './period.repo.ts';
import { writeSettlement } from './write-settlement.repo.ts';

export interface SettleDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly site: Pick<SiteFace, 'all' | 'findById'>;
  readonly play: Pick<PlayFace, 'firstOpenDay'>;
}

/** Closes the month of each site that is over, and calculates what is closed. Each step is a commit of its own. */
export async function settle(deps: SettleDeps): Promise<void> {
  for (const { siteId } of deps.site.all()) while (await settleNext(deps, siteId));
}

async function settleNext({ sql, clock, site, play }: SettleDeps, siteId: number): Promise<boolean> {
  const openDay = await play.firstOpenDay(siteId);
  const timeZone = site.findById(siteId)?.timezone ?? 'UTC';
  return sql.transaction().execute(async (transaction) => {
    const now = clock();
    const period = await lockNextPeriod(transaction, siteId, { today: dayOf(now, timeZone), now });
    if (!period) return false;
    if (period.state === 'closed') {
      await calculatePeriod(transaction, period, now);
      return true;
    }
    const after = nextMonth(period.month);
    if (!openDay || openDay < after) return false;
    if (await awaitsMoves(transaction, { siteId, day: dayBefore(after), timeZone })) return false;
    await freezePeriod(transaction, period.period_id, { timeZone, now });
    return true;
  });
}

/** Of what was frozen: the same bytes however often. The caller has locked the period. */
export async function calculatePeriod(
  transaction: SqlTransaction,
  { period_id: periodId, site_id: siteId, month }: PeriodRow,
  now: Date,
): Promise<void> {
  const frozen = await readFrozen(transaction, { periodId, siteId, month });
  const settlement = calculate(frozen);
  await writeSettlement(transaction, periodId, {
    ...{ settlement, inputHash: hashOf({ ...frozen }), outputHash: hashOf({ ...settlement }), now },
  });
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString().slice(0, 10);
}
