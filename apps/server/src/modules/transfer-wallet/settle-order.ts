import type { SqlTransaction } from '#platform/database.ts';
import type { TransferOrder } from '#modules/ledger';
import { transferChanged } from '@halls/contract/wallet';
import { publish } from '#platform/outbox.ts';
import type { ToldBalance, Verdict } from '#modules/provider-connection';
import { announceInPlay } from './announce-in-play.ts';
import { lockRemembered } from './provider-feed.repo.ts';
import { shiftProviderBalance, saveProviderBalance } from './provider-member.repo.ts';
import { canFollow, isDecided, nextAttemptAt } from './transfer-order.rules.ts';
import { lockOrder, markDecided, markUnknown, type StoredOrder } from './transfer-order.repo.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

/** What became of a transfer. `unknown` is kept and settled later; the money is not lost sight of. */
export type TransferOutcome =
  | { readonly state: 'confirmed'; readonly amountMinor: bigint }
  | { readonly state: 'rejected'; readonly word: string }
  | { readonly state: 'unknown' };

/**
 * Applies a verdict to an order, money and state in one transaction. May be called any number of times
 * and by several at once: the first decision holds, later ones get it as their answer.
 */
export async function settleOrder(
  orderId: string,
  verdict: Verdict,
  deps: TransferWalletDeps,
): Promise<TransferOutcome> {
  return deps.sql.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (isDecided(order.state)) {
      if (verdict.state !== 'unknown' && verdict.state !== order.state) {
        deps.log.error(
          { orderId, is: order.state, said: verdict.state },
          'a provider contradicts a decided order',
        );
      }
      return outcomeOf(order);
    }
    if (!canFollow(order.state, verdict.state))
      throw new Error(`order ${orderId}: ${verdict.state} after ${order.state}`);
    await publish(transaction, transferChanged, { member_id: order.owner.memberId }, {});
    if (verdict.state === 'unknown') {
      const at = nextAttemptAt(deps.clock(), order.attempts);
      await markUnknown(transaction, orderId, { word: verdict.word, nextAttemptAt: at });
      return { state: 'unknown' };
    }
    const amountMinor =
      verdict.state === 'confirmed' ? amountOf(order, verdict.amountMinor) : order.amountMinor;
    // before the money: what is told of the balances, there and here, comes in the order in which they change
    await lockRemembered(transaction, { gpId: order.gpId, memberIds: [order.owner.memberId] });
    await moveMoney(transaction, order, verdict.state, amountMinor ?? 0n, deps);
    const word = verdict.state === 'confirmed' ? 'OK' : verdict.word;
    await markDecided(transaction, orderId, { state: verdict.state, amountMinor, word, now: deps.clock() });
    if (verdict.state === 'confirmed') {
      await rememberBalance(
        transaction,
        order,
        { amountMinor: amountMinor ?? 0n, balance: verdict.balance },
        deps,
      );
      // the launch tells what came there; what went home is told here
      if (order.direction !== 'in' && amountMinor)
        await announceInPlay(transaction, order.owner, order.gpId, deps);
      return { state: 'confirmed', amountMinor: amountMinor ?? 0n };
    }
    return { state: 'rejected', word };
  });
}

function outcomeOf(order: StoredOrder): TransferOutcome {
  if (order.state === 'confirmed') return { state: 'confirmed', amountMinor: order.amountMinor ?? 0n };
  return { state: 'rejected', word: 'REJECTED' };
}

/** An order in moves what was held, whatever the provider says; an order out moves what the provider gave. */
function amountOf(order: StoredOrder, saidMinor: bigint | null): bigint {
  const amountMinor = order.direction === 'in' ? order.amountMinor : (saidMinor ?? order.amountMinor);
  if (amountMinor === null) throw new Error(`order ${order.orderId} is confirmed without an amount`);
  return amountMinor;
}

async function moveMoney(
  transaction: SqlTransaction,
  order: StoredOrder,
  state: 'confirmed' | 'rejected',
  amountMinor: bigint,
  { ledger }: TransferWalletDeps,
): Promise<void> {
  const booking: TransferOrder = { ...order.owner, orderKey: order.orderId, gpId: order.gpId, amountMinor };
  if (order.direction === 'in') {
    const posted =
      state === 'confirmed'
        ? await ledger.confirmTransfer(transaction, booking)
        : await ledger.releaseTransfer(transaction, booking);
    if (posted.outcome !== 'posted') throw new Error(`order ${order.orderId} in: ${posted.outcome}`);
  } else if (state === 'confirmed' && amountMinor > 0n) {
    const posted = await ledger.receiveTransfer(transaction, booking);
    if (posted.outcome !== 'posted') throw new Error(`order ${order.orderId} out: ${posted.outcome}`);
  }
}

async function rememberBalance(
  transaction: SqlTransaction,
  order: StoredOrder,
  said: { amountMinor: bigint; balance: ToldBalance | null },
  { clock }: TransferWalletDeps,
): Promise<void> {
  const of = { memberId: order.owner.memberId, gpId: order.gpId };
  if (said.balance) {
    await saveProviderBalance(transaction, { ...of, told: said.balance, at: clock() });
  } else {
    await shiftProviderBalance(transaction, {
      ...of,
      byMinor: order.direction === 'in' ? said.amountMinor : -said.amountMinor,
    });
  }
}
