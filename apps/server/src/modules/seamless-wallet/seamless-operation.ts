import { hash } from 'node:crypto';
import type { SeamlessMethod, SeamlessRequest } from '@halls/contract/provider';

/** Methods that change something and are executed by `seamless.execute_many`. */
export const changingMethods = [
  'bet',
  'win',
  'bet-win',
  'bonus-win',
  'adjust',
  'rollback',
  'round-close',
] as const;
export type ChangingMethod = (typeof changingMethods)[number] & SeamlessMethod;
type MoneyMethod = Exclude<ChangingMethod, 'rollback' | 'round-close'>;

/** A row of the SQL type `seamless.operation`; amounts in minor units, hashes in hex. */
export interface SeamlessOperation {
  readonly method: ChangingMethod;
  readonly gp_id: string;
  readonly transaction_id?: string;
  readonly request_hash?: string;
  readonly token_hash?: string;
  readonly member_ref: string;
  readonly site_id?: number;
  readonly currency?: string;
  readonly game_code?: string;
  readonly round_id: string;
  readonly round_closed?: boolean;
  readonly stake_minor?: string;
  readonly payout_minor?: string;
  readonly reference_transaction_id?: string;
  readonly note?: Readonly<Record<string, string | boolean>>;
}

/** What the wallet executes for a request of the provider `gpId`. */
export function buildOperation<M extends ChangingMethod>(
  gpId: string,
  method: M,
  request: SeamlessRequest<M>,
): SeamlessOperation {
  const known = { method, gp_id: gpId, member_ref: request.member_ref, round_id: request.round_id };
  if (method === 'round-close') return known;
  if (method === 'rollback') {
    const rollback = request as SeamlessRequest<'rollback'>;
    return {
      ...known,
      transaction_id: rollback.transaction_id,
      reference_transaction_id: rollback.reference_transaction_id,
      request_hash: hashRequest(method, rollback),
      note: { round_id: rollback.round_id },
    };
  }
  const money = request as SeamlessRequest<MoneyMethod>;
  const { stakeMinor, payoutMinor } = amountsOf(method, money);
  return {
    ...known,
    transaction_id: money.transaction_id,
    request_hash: hashRequest(method, money),
    token_hash: hashToken(money.session_token),
    site_id: money.site_id,
    currency: money.currency,
    game_code: money.game_code,
    round_closed: money.round_closed,
    // a free bet is paid by the house: it is recorded, the member's money stays
    stake_minor: money.is_free ? '0' : stakeMinor,
    payout_minor: payoutMinor,
    note: noteOf(money),
  };
}

/** Tokens and codes are kept and compared as hashes only. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

function amountsOf(
  method: MoneyMethod,
  request: SeamlessRequest<MoneyMethod>,
): { stakeMinor: string; payoutMinor: string } {
  if ('bet_amount' in request) return { stakeMinor: request.bet_amount, payoutMinor: request.win_amount };
  return method === 'bet'
    ? { stakeMinor: request.amount, payoutMinor: '0' }
    : { stakeMinor: '0', payoutMinor: request.amount };
}

function noteOf(request: SeamlessRequest<MoneyMethod>): Record<string, string | boolean> {
  const note: Record<string, string | boolean> = { round_id: request.round_id, game_code: request.game_code };
  if (request.is_free) note.is_free = true;
  if (request.jackpot_contribution !== undefined) note.jackpot_contribution = request.jackpot_contribution;
  if ('reason' in request) note.reason = request.reason;
  return note;
}

/**
 * Tells a repeated request from another one under the same transaction id. A retry may carry a new
 * request id, and a new token after the member came back; everything else counts.
 */
function hashRequest(method: ChangingMethod, request: SeamlessRequest<ChangingMethod>): string {
  const { request_id: _, ...rest } = request;
  // zod writes parsed properties in the schema's order, so equal requests give equal text
  const content = { ...rest, session_token: undefined };
  return hash('sha256', `${method} ${JSON.stringify(content)}`, 'hex');
}
