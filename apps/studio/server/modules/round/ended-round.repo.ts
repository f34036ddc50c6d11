import type { Currency } from '@halls/contract';
import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

export interface EndedRound {
  readonly roundId: string;
  readonly memberRef: string;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  /** With the jackpot that the round was paid. */
  readonly payoutMinor: bigint;
  readonly isVoid: boolean;
  readonly endedAt: Date;
  /** Since 1970; the place of the round in the list. */
  readonly endedMicros: string;
}

/** Rounds of an operator's members, free ones aside, that ended from `from` on and before `until`, in the order in which they did. */
export async function listEndedRounds(
  sql: SqlOrTransaction,
  of: { readonly operatorId: string; readonly gpId: string },
  page: {
    readonly from: string;
    readonly until: string;
    readonly after: { readonly endedMicros: string; readonly roundId: string } | null;
    readonly limit: number;
  },
): Promise<EndedRound[]> {
  const { from, until, after, limit } = page;
  // one bound alone: of two the index would be read from the looser one on
  const isAfter = after
    ? raw<boolean>`(round.ended_at, round.round_id) >
        ('epoch'::timestamptz + ${after.endedMicros}::bigint * interval '1 microsecond', ${after.roundId}::uuid)`
    : raw<boolean>`round.ended_at >= ${from}::timestamptz`;
  const { rows } = await raw<
    Omit<EndedRound, 'stakeMinor' | 'payoutMinor'> & { stake_minor: string; payout_minor: string }
  >`
    select round.round_id as "roundId", player.member_ref as "memberRef", round.game_code as "gameCode",
      player.currency, round.stake_minor::text, (round.payout_minor + coalesce(round.jackpot_paid_minor, 0))::text
      as payout_minor, round.state = 'void' as "isVoid", round.ended_at as "endedAt",
      (extract(epoch from round.ended_at) * 1000000)::bigint::text as "endedMicros"
    from studio.round as round join studio.player as player using (player_id)
    where ${isAfter} and round.ended_at < ${until}::timestamptz
      and player.operator_id = ${of.operatorId} and player.gp_id = ${of.gpId} and player.kind <> 'demo' and round.free_id is null
    order by round.ended_at, round.round_id limit ${limit}`.execute(sql);
  return rows.map(({ stake_minor, payout_minor, ...row }) => ({
    ...row,
    stakeMinor: row.isVoid ? 0n : BigInt(stake_minor),
    payoutMinor: row.isVoid ? 0n : BigInt(payout_minor),
  }));
}

/** How rounds stand with the wallet, many at once. */
export async function listRoundEnds(
  sql: SqlOrTransaction,
  roundIds: readonly string[],
): Promise<
  ReadonlyMap<string, { readonly voidReason: string | null; readonly balanceAfterMinor: bigint | null }>
> {
  if (roundIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('studio.round')
    .select(['round_id', 'void_reason', 'balance_after_minor'])
    .where('round_id', 'in', [...roundIds])
    .execute();
  return new Map(
    rows.map(({ round_id: id, void_reason: voidReason, balance_after_minor: after }) => [
      id,
      { voidReason, balanceAfterMinor: after === null ? null : BigInt(after) },
    ]),
  );
}
