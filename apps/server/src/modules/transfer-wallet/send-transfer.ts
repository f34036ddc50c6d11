import type { WalletOwner } from '#modules/ledger';
import type { ProviderConnection, Verdict } from '#modules/provider-connection';
import { settleOrder, type TransferOutcome } from './settle-order.ts';
import { insertOrder, markSent, type StoredOrder } from './transfer-order.repo.ts';
import { senderLeaseMs, type TransferDirection } from './transfer-order.rules.ts';
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
  return settleOrder(order.orderId, await callProvider(order, connection, parts), parts);
}

function callProvider(
  { orderId, owner: player, direction, amountMinor }: StoredOrder,
  connection: ProviderConnection,
  { gameProviders }: TransferWalletParts,
): Promise<Verdict> {
  const provider = gameProviders.holder(connection);
  if (direction === 'out_all') return provider.transferOutAll({ orderId, player });
  if (amountMinor === null) throw new Error(`order ${orderId} ${direction} has no amount`);
  const order = { orderId, player, amountMinor };
  return direction === 'in' ? provider.transferIn(order) : provider.transferOut(order);
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
