import type { TransferAnswer, TransferRequest } from '@halls/contract/provider';
import { listSettledRounds, readHorizon } from '#modules/round';
import type { Sql } from '#platform/database.ts';

const start = { xid: '0', roundId: '00000000-0000-0000-0000-000000000000' };

/**
 * So many transactions are looked through again and again for an operator that has read all there is, before the cursor
 * goes on without a round: others play meanwhile, and their rounds stand in the same order.
 */
const transactionsBehind = 500n;

/** The operator's feed of settled rounds. The cursor is `<transaction>.<round>`: of what comes after, nothing was read. */
export async function listRounds(
  sql: Sql,
  request: TransferRequest<'rounds'>,
): Promise<Omit<TransferAnswer<'rounds'>, 'request_id'>> {
  const after = request.cursor === '' ? start : readCursor(request.cursor);
  if (!after) return { status: 'REJECTED' };
  const of = { operatorId: request.operator_id, gpId: request.gp_id };
  // before the rounds: what is settled in between comes next time
  const horizon = await readHorizon(sql);
  const rounds = await listSettledRounds(sql, of, { after, horizon, limit: request.limit });
  const last = rounds.at(-1);
  const read = last ?? after;
  const isAll = rounds.length < request.limit;
  const next =
    isAll && horizon - BigInt(read.xid) > transactionsBehind ? { ...start, xid: `${horizon}` } : read;
  return {
    status: 'OK',
    next_cursor: next === start ? request.cursor : `${next.xid}.${next.roundId}`,
    rounds: rounds.map((round) => ({
      round_id: round.roundId,
      member_ref: round.memberRef,
      game_code: round.gameCode,
      currency: round.currency,
      stake: round.stakeMinor.toString(),
      payout: round.payoutMinor.toString(),
      ended_at: round.endedAt.toISOString(),
      balance: round.balanceMinor.toString(),
      balance_version: round.balanceVersion.toString(),
    })),
  };
}

function readCursor(cursor: string): typeof start | undefined {
  const [, xid, roundId] = /^(\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  return xid === undefined || roundId === undefined ? undefined : { xid, roundId };
}
