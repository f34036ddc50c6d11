import { settleOrder } from './settle-order.ts';
import { claimUndecided, type StoredOrder } from './transfer-order.repo.ts';
import { judgeStatus, senderLeaseMs, type Verdict } from './transfer-order.rules.ts';
import type { TransferWalletParts } from './transfer-wallet.parts.ts';

/**
 * Asks providers what became of orders that nobody has an answer to: calls that timed out or failed, and
 * orders left behind by a process that ended. Returns how many were decided. For a job every second or two.
 */
export async function settleUnknownOrders(
  parts: TransferWalletParts,
  now: Date,
  limit: number,
): Promise<number> {
  const orders = await claimUndecided(parts.sql, {
    now,
    claimedUntil: new Date(now.getTime() + senderLeaseMs),
    limit,
  });
  const states = await Promise.all(orders.map((order) => askAndSettle(order, parts)));
  return states.filter((state) => state !== 'unknown').length;
}

/** One order that cannot be settled must not keep the others waiting: it comes up again. */
async function askAndSettle(order: StoredOrder, parts: TransferWalletParts): Promise<string> {
  try {
    const outcome = await settleOrder(order.orderId, await ask(order, parts), parts);
    return outcome.state;
  } catch (error) {
    parts.log.error({ err: error, orderId: order.orderId }, 'could not settle a transfer order');
    return 'unknown';
  }
}

async function ask(order: StoredOrder, { client, providers }: TransferWalletParts): Promise<Verdict> {
  const connection = await providers.find(order.gpId);
  if (!connection) return { state: 'unknown', word: 'the provider has no connection' };
  const reply = await client.call(connection, 'transfer-status', {
    order_id: order.orderId,
    member_ref: String(order.owner.memberId),
    currency: order.owner.currency,
  });
  if (reply.kind === 'unknown') return { state: 'unknown', word: reply.why };
  return judgeStatus(order.direction, reply.answer);
}
