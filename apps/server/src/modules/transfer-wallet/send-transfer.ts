import type { WalletOwner } from '#modules/ledger';
import type { ProviderConnection, Verdict } from '#modules/provider-connection';
import { settleOrder, type TransferOutcome } from './settle-order.ts';
import { holdForOrder, insertOrder, type StoredOrder } from './transfer-order.repo.ts';
import { latestSendMs, senderLeaseMs, type TransferDirection } from './transfer-order.rules.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

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
  deps: TransferWalletDeps,
): Promise<TransferInOutcome> {
  const order: StoredOrder = { ...newOrder(owner, connection, 'in', deps), amountMinor };
  const { orderId, gpId } = order;
  const booking = deps.ledger.transferPosting('hold', { ...owner, orderKey: orderId, gpId, amountMinor });
  const times = leaseFrom(deps);
  const balanceMinor = await holdForOrder(deps.pool, order, booking, times);
  if (balanceMinor !== null) return { state: 'insufficient', balanceMinor };
  return send(order, times.now, connection, deps);
}

/** Brings `amountMinor` back, or all that the member has there. */
export async function transferOut(
  owner: WalletOwner,
  connection: ProviderConnection,
  amountMinor: bigint | 'all',
  deps: TransferWalletDeps,
): Promise<TransferOutcome> {
  const order: StoredOrder =
    amountMinor === 'all'
      ? newOrder(owner, connection, 'out_all', deps)
      : { ...newOrder(owner, connection, 'out', deps), amountMinor };
  const times = leaseFrom(deps);
  await insertOrder(deps.sql, order, times);
  return send(order, times.now, connection, deps);
}

/** A sender that was held up does not send: others may ask about the order before an answer could come. */
async function send(
  order: StoredOrder,
  sinceThen: Date,
  connection: ProviderConnection,
  deps: TransferWalletDeps,
): Promise<TransferOutcome> {
  if (deps.clock().getTime() - sinceThen.getTime() > latestSendMs) return { state: 'unknown' };
  return settleOrder(order, await callProvider(order, connection, deps), deps);
}

function callProvider(
  { orderId, owner: player, direction, amountMinor }: StoredOrder,
  connection: ProviderConnection,
  { gameProviders }: TransferWalletDeps,
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
  { newOrderId }: TransferWalletDeps,
): StoredOrder {
  return {
    orderId: newOrderId(),
    owner,
    gpId: connection.gpId,
    direction,
    amountMinor: null,
    state: 'sent',
    attempts: 0,
  };
}

function leaseFrom({ clock }: TransferWalletDeps): { now: Date; nextAttemptAt: Date } {
  const now = clock();
  return { now, nextAttemptAt: new Date(now.getTime() + senderLeaseMs) };
}
