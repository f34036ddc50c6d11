import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';

/** A round that a provider with a wallet of its own has told of, with the site of its member. */
export interface ToldRound {
  readonly gpId: string;
  readonly roundId: string;
  readonly memberId: number;
  readonly siteId: number;
  readonly gameCode: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** By the provider's clock. */
  readonly endedAt: Date;
}

interface ToldRow {
  gp_id: string;
  round_id: string;
  member_id: number;
  site_id: number;
  game_code: string;
  currency: string;
  stake_minor: string;
  payout_minor: string;
  ended_at: Date;
}

/** Rounds that were told since they were last taken: the caller's, once its transaction commits. */
export async function takeToldRounds(transaction: SqlTransaction, limit: number): Promise<ToldRound[]> {
  const { rows } = await raw<ToldRow>`
    with taken as (
      delete from app.told_round
      where (gp_id, round_id) in (
        select gp_id, round_id from app.told_round order by gp_id, round_id limit ${limit})
      returning gp_id, round_id
    )
    select told.gp_id, told.round_id, told.member_id, member.site_id, told.game_code, told.currency,
      told.stake_minor::text, told.payout_minor::text, told.ended_at
    from taken
    join app.provider_round told on told.gp_id = taken.gp_id and told.round_id = taken.round_id
    join app.member member on member.member_id = told.member_id
    order by told.gp_id, told.round_id limit ${limit}`.execute(transaction);
  return rows.map(readRound);
}

/** All rounds that were ever told, in the order of their keys, from behind one on. */
export async function listToldFrom(
  transaction: SqlTransaction,
  after: { readonly gpId: string; readonly roundId: string },
  limit: number,
): Promise<ToldRound[]> {
  const { rows } = await raw<ToldRow>`
    select told.gp_id, told.round_id, told.member_id, member.site_id, told.game_code, told.currency,
      told.stake_minor::text, told.payout_minor::text, told.ended_at
    from app.provider_round told
    join app.member member on member.member_id = told.member_id
    where (told.gp_id, told.round_id) > (${after.gpId}, ${after.roundId})
    order by told.gp_id, told.round_id limit ${limit}`.execute(transaction);
  return rows.map(readRound);
}

function readRound(row: ToldRow): ToldRound {
  return {
    gpId: row.gp_id,
    roundId: row.round_id,
    memberId: row.member_id,
    siteId: row.site_id,
    gameCode: row.game_code,
    currency: row.currency,
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    endedAt: row.ended_at,
  };
}
