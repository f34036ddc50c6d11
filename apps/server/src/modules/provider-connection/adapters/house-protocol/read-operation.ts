import type { SeamlessMethod, SeamlessRequest } from '@halls/contract/provider';
import type { Provider } from '#platform/actor.ts';
import type { MoneyOperation, WalletOperation } from '../../wallet-operation.ts';

/** Methods that change something. */
export type ChangingMethod = Exclude<SeamlessMethod, 'authenticate' | 'balance'>;
type MoneyMethod = MoneyOperation['method'];

/** What a provider's request asks the wallet to do. */
export function readOperation<M extends ChangingMethod>(
  actor: Provider,
  method: M,
  request: SeamlessRequest<M>,
): WalletOperation {
  const known = { actor, memberRef: request.member_ref, roundId: request.round_id };
  if (method === 'round-close') return { ...known, method };
  const content = contentOf(method, request);
  if (method === 'rollback') {
    const rollback = request as SeamlessRequest<'rollback'>;
    const { transaction_id: transactionId, reference_transaction_id: referenceTransactionId } = rollback;
    return { ...known, method, content, transactionId, referenceTransactionId };
  }
  const money = request as SeamlessRequest<MoneyMethod>;
  const { stake, payout } = amountsOf(method, money);
  return {
    ...known,
    method,
    content,
    transactionId: money.transaction_id,
    token: money.session_token,
    siteId: money.site_id,
    currency: money.currency,
    gameCode: money.game_code,
    isRoundClosed: money.round_closed,
    // a free bet is paid by the house: it is recorded, the member's money stays
    stakeMinor: money.is_free ? 0n : BigInt(stake),
    payoutMinor: BigInt(payout),
    note: noteOf(money),
  };
}

function amountsOf(
  method: ChangingMethod,
  request: SeamlessRequest<MoneyMethod>,
): { stake: string; payout: string } {
  if ('bet_amount' in request) return { stake: request.bet_amount, payout: request.win_amount };
  return method === 'bet' ? { stake: request.amount, payout: '0' } : { stake: '0', payout: request.amount };
}

function noteOf(request: SeamlessRequest<MoneyMethod>): Record<string, string | boolean> {
  const note: Record<string, string | boolean> = { round_id: request.round_id, game_code: request.game_code };
  if (request.is_free) note.is_free = true;
  if (request.jackpot_contribution !== undefined) note.jackpot_contribution = request.jackpot_contribution;
  if ('reason' in request) note.reason = request.reason;
  return note;
}

/**
 * A retry may carry a new request id, and a new token after the member came back; everything else counts.
 */
function contentOf(method: ChangingMethod, request: SeamlessRequest<ChangingMethod>): string {
  const { request_id: _, ...rest } = request;
  // zod writes parsed properties in the schema's order, so equal requests give equal text
  return `${method} ${JSON.stringify({ ...rest, session_token: undefined })}`;
}
