import { transferChanged } from '@halls/contract/wallet';
import { publish } from '#platform/outbox.ts';
import type { PostArguments } from '#modules/ledger';
import type { Verdict } from '#modules/provider-connection';
import { isDecided, nextAttemptAt } from './transfer-order.rules.ts';
import {
  decideOrder,
  findDecision,
  markUnknown,
  type Decision,
  type StoredOrder,
} from './transfer-order.repo.ts';
import type { TransferWalletDeps } from './transfer-wallet.deps.ts';

/** What became of a transfer. `unknown` is kept and settled later; the money is not lost sight of. */
export type TransferOutcome =
  | { readonly state: 'confirmed'; readonly amountMinor: bigint }
  | { readonly state: 'rejected'; readonly word: string }
  | { readonly state: 'unknown' };

/**
 * Applies a verdict to an order, money and state in one statement. May be called any number of times
 * and by several at once: the first decision holds, later ones get it as their answer.
 */
export async function settleOrder(
  order: StoredOrder,
  verdict: Verdict,
  deps: TransferWalletDeps,
): Promise<TransferOutcome> {
  const { orderId } = order;
  if (verdict.state === 'unknown') {
    const at = nextAttemptAt(deps.clock(), order.attempts);
    const unknown = { word: verdict.word, nextAttemptAt: at };
    const isNoted = await deps.sql.transaction().execute(async (transaction) => {
      const isOurs = await markUnknown(transaction, order, unknown);
      if (isOurs) await publish(transaction, transferChanged, { member_id: order.owner.memberId }, {});
      return isOurs;
    });
    return isNoted ? { state: 'unknown' } : outcomeOf(await findDecision(deps.pool, orderId));
  }
  const { state } = verdict;
  const amountMinor = state === 'confirmed' ? amountOf(order, verdict.amountMinor) : order.amountMinor;
  const word = state === 'confirmed' ? 'OK' : verdict.word;
  const decision = await decideOrder(deps.pool, orderId, {
    state,
    amountMinor,
    word,
    balance: state === 'confirmed' ? verdict.balance : null,
    booking: bookingOf(order, state, amountMinor ?? 0n, deps),
    now: deps.clock(),
  });
  if (!decision.isNew && decision.state !== state)
    deps.log.error({ orderId, is: decision.state, said: state }, 'a provider contradicts a decided order');
  return outcomeOf(decision, word);
}

function outcomeOf({ state, amountMinor, isNew }: Decision, word = 'REJECTED'): TransferOutcome {
  if (!isDecided(state)) return { state: 'unknown' };
  if (state === 'confirmed') return { state, amountMinor: amountMinor ?? 0n };
  return { state, word: isNew ? word : 'REJECTED' };
}

/** An order in moves what was held, whatever the provider says; an order out moves what the provider gave. */
function amountOf(order: StoredOrder, saidMinor: bigint | null): bigint {
  const amountMinor = order.direction === 'in' ? order.amountMinor : (saidMinor ?? order.amountMinor);
  if (amountMinor === null) throw new Error(`order ${order.orderId} is confirmed without an amount`);
  return amountMinor;
}

function bookingOf(
  { orderId, owner, gpId, direction }: StoredOrder,
  state: 'confirmed' | 'rejected',
  amountMinor: bigint,
  { ledger }: TransferWalletDeps,
): PostArguments | null {
  const booking = { ...owner, orderKey: orderId, gpId, amountMinor };
  if (direction === 'in')
    return ledger.transferPosting(state === 'confirmed' ? 'confirm' : 'release', booking);
  return state === 'confirmed' && amountMinor > 0n ? ledger.transferPosting('receive', booking) : null;
}
