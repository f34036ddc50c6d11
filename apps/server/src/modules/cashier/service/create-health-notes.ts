import type { CashierDeps } from '../cashier.deps.ts';
import { noteAnswer } from './service-health.repo.ts';

/** All calls to a service would wait for its one row. */
const notedEveryMs = 5_000;
const longestFailure = 200;

/** Notes when services answer and when they do not, for operators; each no more often than every few seconds. */
export function createHealthNotes({
  sql,
  clock,
  log,
}: Pick<CashierDeps, 'sql' | 'clock' | 'log'>): CashierDeps['noteHealth'] {
  const notedAtMs = new Map<string, number>();
  return async (pspId, word) => {
    const at = clock();
    const failure = word.state === 'unknown' ? word.why.slice(0, longestFailure) : null;
    const kind = `${pspId} ${failure === null}`;
    if (at.getTime() - (notedAtMs.get(kind) ?? -Infinity) < notedEveryMs) return;
    notedAtMs.set(kind, at.getTime());
    try {
      await noteAnswer(sql, { pspId, at, failure });
    } catch (err) {
      // what the service has said counts all the same
      log.error({ err, pspId }, 'could not note how a payment service has answered');
    }
  };
}
