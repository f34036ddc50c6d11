import type { SqlTransaction } from '#platform/database.ts';
import { settleOrder } from './settle-order.ts';
import { askAbout } from './settle-unknown-orders.ts';
import { claimOne, findWord, type StoredOrder } from './transfer-order.repo.ts';
import { senderLeaseMs, type TransferState } from './transfer-order.rules.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

/** What came of a question: what the order is now, or why the provider was not asked. */
export type AskedNow<Noted> =
  | { readonly kind: 'asked'; readonly state: TransferState; readonly word: string; readonly noted: Noted }
  /** There is no such order; it is decided; somebody is sending it, or asking, at this moment. */
  | { readonly kind: 'none' | 'decided' | 'busy' };

/**
 * Asks the provider at once what became of a transfer that is not decided, without waiting for its next turn. `note`
 * runs in the transaction that claims the order, which is over before the provider is called.
 */
export async function askNow<Noted>(
  deps: TransferWalletDeps,
  which: { readonly siteId: number; readonly orderId: string },
  note: (transaction: SqlTransaction, order: StoredOrder) => Promise<Noted>,
): Promise<AskedNow<Noted>> {
  const now = deps.clock();
  const claimedUntil = new Date(now.getTime() + senderLeaseMs);
  const claimed = await deps.sql.transaction().execute(async (transaction) => {
    const order = await claimOne(transaction, which, { now, claimedUntil });
    return order && { order, noted: await note(transaction, order) };
  });
  if (!claimed) {
    const found = await findWord(deps.sql, which);
    return { kind: !found ? 'none' : found.isDecided ? 'decided' : 'busy' };
  }
  const { order, noted } = claimed;
  const outcome = await settleOrder(order, await askAbout(order, deps), deps);
  const found = await findWord(deps.sql, which);
  return { kind: 'asked', state: outcome.state, word: found?.word ?? '', noted };
}
