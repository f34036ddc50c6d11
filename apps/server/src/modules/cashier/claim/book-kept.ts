import type { CashierDeps } from '../cashier.deps.ts';
import { listBookable, takeBack } from './reversal.repo.ts';

const mostAtOnce = 100;

/** What was taken back before its deposit was credited is booked once that is. */
export async function bookKept({
  sql,
  pool,
  clock,
}: Pick<CashierDeps, 'sql' | 'pool' | 'clock'>): Promise<void> {
  for (const { pspId, reversal } of await listBookable(sql, mostAtOnce))
    await takeBack(pool, { pspId, reversal, messageId: null, now: clock() });
}
