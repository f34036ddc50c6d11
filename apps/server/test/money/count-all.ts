import type { TestDatabase } from '@halls/testkit';
import { createLedger } from '#modules/ledger';
import { dayOf } from '#modules/site';
import { openDatabase } from '#platform/database.ts';
import { countNext, type CountDeps } from '../../src/modules/play/count-plays.ts';

/**
 * Counts all that was played, at a moment at which nobody writes: so the transactions that the cluster's other
 * databases have open need not be waited for.
 */
export async function countAll(test: TestDatabase, given: Partial<CountDeps> = {}): Promise<void> {
  const database = openDatabase({
    url: test.url,
    role: 'platform_app',
    maxConnections: 1,
    onError: () => {},
  });
  const deps: CountDeps = {
    sql: database.sql,
    ledger: createLedger(database),
    dayOf: (_siteId, instant) => dayOf(instant, 'UTC'),
    ...given,
  };
  try {
    // to a mark that was left open, then to one of this moment
    await countToMark(test, deps);
    await countToMark(test, deps);
  } finally {
    await database.close();
  }
}

async function countToMark(test: TestDatabase, deps: CountDeps): Promise<void> {
  do await test.pool.query(`update play.progress set mark_xid = '0'`);
  while ((await countNext(deps)) === 'more');
}
