import type { WalletOwner } from '#modules/ledger';
import type { ProviderConnection, ProviderReply } from '#modules/provider-connection';
import { settleOrder, type TransferOutcome } from './settle-order.ts';
import { insertOrder, markSent, type StoredOrder } from './transfer-order.repo.ts';
import {
  judgeTransfer,
  senderLeaseMs,
  transferTimeoutMs,
  type TransferDirection,
  type Verdict,
} from './transfer-order.rules.ts';
import type { TransferWalletParts } from './transfer-wallet.parts.ts';

export type TransferInOutcome =
  | TransferOutcome
  | { readonly state: 'insufficient'; readonly balanceMinor: bigint };

/**
 * Moves money to the provider. Order and hold are committed before the provider is called; what the call
 * does not tell for certain is asked for later.
 */
export async function transferIn(
  owner: WalletOwner,
  connection: ProviderConnection,
  amountMinor: bigint,
  parts: TransferWalletParts,
): Promise<TransferInOutcome> {
  const order: StoredOrder = { ...newOrder(owner, connection, 'in', parts), amountMinor, state: 'held' };
  const held = await parts.sql.transaction().execute(async (transaction) => {
    const posted = await parts.ledger.holdTransfer(transaction, {
      ...owner,
      orderKey: order.orderId,
      gpId: connection.gpId,
      amountMinor,
    });
    if (posted.outcome === 'insufficient') return posted;
    if (posted.outcome !== 'posted')
      throw new Error(`order ${order.orderId}: hold answered ${posted.outcome}`);
    await insertOrder(transaction, order, leaseFrom(parts));
    return null;
  });
  if (held) return { state: 'insufficient', balanceMinor: held.balanceMinor ?? 0n };
  return send(order, connection, parts);
}

/** Brings `amountMinor` back, or all that the member has there. */
export async function transferOut(
  owner: WalletOwner,
  connection: ProviderConnection,
  amountMinor: bigint | 'all',
  parts: TransferWalletParts,
): Promise<TransferOutcome> {
  const order: StoredOrder =
    amountMinor === 'all'
      ? newOrder(owner, connection, 'out_all', parts)
      : { ...newOrder(owner, connection, 'out', parts), amountMinor };
  await insertOrder(parts.sql, order, leaseFrom(parts));
  return send(order, connection, parts);
}

async function send(
  order: StoredOrder,
  connection: ProviderConnection,
  parts: TransferWalletParts,
): Promise<TransferOutcome> {
  if (!(await markSent(parts.sql, order.orderId, parts.clock()))) return { state: 'unknown' };
  return settleOrder(
    order.orderId,
    judgeReply(order.direction, await callProvider(order, connection, parts)),
    parts,
  );
}

const patience = { timeoutMs: transferTimeoutMs };

function callProvider(
  order: StoredOrder,
  connection: ProviderConnection,
  { client }: TransferWalletParts,
): Promise<ProviderReply<'transfer-in' | 'transfer-out' | 'transfer-out-all'>> {
  const subject = {
    order_id: order.orderId,
    member_ref: String(order.owner.memberId),
    currency: order.owner.currency,
  };
  if (order.direction === 'out_all') return client.call(connection, 'transfer-out-all', subject, patience);
  const method = order.direction === 'in' ? 'transfer-in' : 'transfer-out';
  return client.call(connection, method, { ...subject, amount: String(order.amountMinor) }, patience);
}

function judgeReply(
  direction: TransferDirection,
  reply: ProviderReply<'transfer-in' | 'transfer-out' | 'transfer-out-all'>,
): Verdict {
  if (reply.kind === 'unknown') return { state: 'unknown', word: reply.why };
  return judgeTransfer(direction, reply.answer);
}

function newOrder(
  owner: WalletOwner,
  connection: ProviderConnection,
  direction: TransferDirection,
  { newOrderId }: TransferWalletParts,
): StoredOrder {
  return {
    orderId: newOrderId(),
    owner,
    gpId: connection.gpId,
    direction,
    amountMinor: null,
    state: 'created',
    attempts: 0,
  };
}

function leaseFrom({ clock }: TransferWalletParts): { now: Date; nextAttemptAt: Date } {
  const now = clock();
  return { now, nextAttemptAt: new Date(now.getTime() + senderLeaseMs) };
}
