import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import { listEndedRounds, listHeldBalances } from '#modules/round';
import type { Sql } from '#platform/database.ts';

type Told<M extends 'round-list' | 'balance-list'> = Omit<TransferAnswer<M>, 'request_id'>;

/** The rounds that ended within a time, as they stand. The cursor is when the last one ended, and its id. */
export async function listRoundsOfTime(
  sql: Sql,
  { from, until, cursor, limit, ...request }: TransferRequest<'round-list'>,
): Promise<Told<'round-list'>> {
  const [, endedMicros, roundId] =
    /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  const after = endedMicros !== undefined && roundId !== undefined ? { endedMicros, roundId } : null;
  if (cursor !== '' && !after) return { status: 'REJECTED' };
  const rounds = await listEndedRounds(sql, ofOperator(request), { from, until, after, limit });
  const last = rounds.at(-1);
  return {
    status: 'OK',
    next_cursor: last && rounds.length === limit ? `${last.endedMicros}.${last.roundId}` : null,
    rounds: rounds.map((round) => ({
      round_id: round.roundId,
      member_ref: round.memberRef,
      game_code: round.gameCode,
      currency: round.currency,
      stake: round.stakeMinor.toString(),
      payout: round.payoutMinor.toString(),
      state: round.isVoid ? 'void' : 'settled',
      ended_at: round.endedAt.toISOString(),
    })),
  };
}

/** What members have here. The cursor is the currency and the name of the last one. */
export async function listBalances(
  sql: Sql,
  { cursor, limit, ...request }: TransferRequest<'balance-list'>,
): Promise<Told<'balance-list'>> {
  const [, currency = '', memberRef = ''] = /^([A-Z]{3}) ([\w.:-]{1,64})$/.exec(cursor) ?? [];
  if (cursor !== '' && memberRef === '') return { status: 'REJECTED' };
  const held = await listHeldBalances(sql, ofOperator(request), { after: { memberRef, currency }, limit });
  const last = held.at(-1);
  return {
    status: 'OK',
    next_cursor: last && held.length === limit ? `${last.currency} ${last.memberRef}` : null,
    balances: held.map((balance) => ({
      member_ref: balance.memberRef,
      currency: balance.currency,
      amount: balance.balanceMinor.toString(),
      round_open: balance.isRoundOpen,
    })),
  };
}

function ofOperator(request: { readonly operator_id: string; readonly gp_id: string }) {
  return { operatorId: request.operator_id, gpId: request.gp_id };
}
