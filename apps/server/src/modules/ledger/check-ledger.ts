import { checkInvariants, latestTransaction, runOn } from '@halls/ledger';
import type { Clock } from '@halls/service';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Sql } from '#platform/database.ts';
import { askForCheck, endCheck, readChecks } from './ledger-check.repo.ts';

const dayMs = 24 * 60 * 60_000;
const violationsKept = 100;

export interface CheckDeps {
  readonly sql: Sql;
  /** A connection that may take its time: a check reads every entry that there is. */
  readonly patient: pg.Pool;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
}

/** Makes the check that is asked for, and one a day by itself. What it finds is an alarm. */
export async function checkLedger({ sql, patient, clock, log }: CheckDeps): Promise<void> {
  const { underWay, last } = await readChecks(sql);
  const isDue = !last?.endedAt || clock().getTime() - last.endedAt.getTime() > dayMs;
  if (!underWay && !isDue) return;
  // the next run finds it, whatever becomes of this process
  if (!underWay) return void (await askForCheck(sql, clock()));
  const on = runOn(patient);
  const beganMs = performance.now();
  const upTo = Number(await latestTransaction(on));
  const violations = await checkInvariants(on);
  if (violations.length > 0)
    log.error({ violations: violations.slice(0, violationsKept) }, 'the ledger does not hold');
  await endCheck(sql, underWay.ledgerCheckId, {
    endedAt: clock(),
    tookMs: Math.round(performance.now() - beganMs),
    upTo,
    violations: violations.slice(0, violationsKept),
  });
}
