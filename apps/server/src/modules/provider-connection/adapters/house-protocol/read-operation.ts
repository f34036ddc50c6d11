import type { SeamlessMethod, SeamlessRequest } from '@halls/contract/provider';
import type { Provider } from '#platform/actor.ts';
import type { FreeRoundOperation, MoneyOperation, WalletOperation } from '../../wallet-operation.ts';

/** Methods that change something. */
export type ChangingMethod = Exclude<SeamlessMethod, 'authenticate' | 'balance' | 'jackpot' | 'free-round'>;
type MoneyMethod = MoneyOperation['method'];
type SessionMethod = MoneyMethod | 'jackpot-win';

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
  const inSession = { ...known, content, ...sessionFields(request as SeamlessRequest<SessionMethod>) };
  if (method === 'jackpot-win') {
    const { roundId: round_id, gameCode: game_code } = inSession;
    return { ...inSession, method, note: { round_id, game_code } };
  }
  const money = request as SeamlessRequest<MoneyMethod>;
  const { stake, payout } = amountsOf(method, money);
  const isStake = method === 'bet' || method === 'bet-win';
  return {
    ...inSession,
    method,
    // a free bet is paid by the house: it is recorded, the member's money stays, and no jackpot is fed
    stakeMinor: money.is_free ? 0n : BigInt(stake),
    payoutMinor: BigInt(payout),
    contributionMinor: isStake && !money.is_free ? BigInt(money.jackpot_contribution ?? '0') : 0n,
    note: { ...noteOf(money), ...(isStake && money.is_free && { free_stake_minor: stake }) },
  };
}

/** What a provider says of a round that a grant has paid for. */
export function readFreeRound(actor: Provider, request: SeamlessRequest<'free-round'>): FreeRoundOperation {
  return {
    actor,
    memberRef: request.member_ref,
    roundId: request.round_id,
    transactionId: request.transaction_id,
    content: contentOf('free-round', request),
    grantId: request.grant_id,
    currency: request.currency,
    gameCode: request.game_code,
    stakeMinor: BigInt(request.stake),
    winMinor: BigInt(request.win),
  };
}

function sessionFields(request: SeamlessRequest<SessionMethod>) {
  return {
    transactionId: request.transaction_id,
    token: request.session_token,
    siteId: request.site_id,
    currency: request.currency,
    gameCode: request.game_code,
    isRoundClosed: request.round_closed,
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
function contentOf(
  method: ChangingMethod | 'free-round',
  request: SeamlessRequest<ChangingMethod | 'free-round'>,
): string {
  const { request_id: _, ...rest } = request;
  // zod writes parsed properties in the schema's order, so equal requests give equal text
  return `${method} ${JSON.stringify({ ...rest, session_token: undefined })}`;
}
