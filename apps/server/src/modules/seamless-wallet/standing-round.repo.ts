import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';

export interface RoundKey {
  readonly gpId: string;
  readonly memberId: number;
  readonly roundId: string;
}

/** A round with what it has come to. */
export interface StandingRound extends RoundKey {
  readonly siteId: number;
  readonly gameCode: string;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** Of the stake and the payout, what was of a bonus. */
  readonly bonusStakeMinor: bigint;
  readonly bonusPayoutMinor: bigint;
  readonly betCount: number;
  readonly isClosed: boolean;
  readonly openedAt: Date;
  readonly changedAt: Date;
}

/** Of these rounds, of any members at any providers, those that there are. */
export async function listStandingRounds(
  transaction: SqlTransaction,
  keys: readonly RoundKey[],
): Promise<StandingRound[]> {
  if (keys.length === 0) return [];
  const { rows } = await raw<{
    gp_id: string;
    member_id: number;
    round_id: string;
    site_id: number;
    game_code: string;
    currency: string;
    stake_minor: string;
    payout_minor: string;
    bonus_stake_minor: string;
    bonus_payout_minor: string;
    bet_count: number;
    is_closed: boolean;
    opened_at: Date;
    changed_at: Date;
  }>`
    select r.gp_id, r.member_id, r.round_id, r.site_id, r.game_code, r.currency, r.stake_minor::text,
      r.payout_minor::text, r.bonus_stake_minor::text, r.bonus_payout_minor::text, r.bet_count, r.is_closed, r.opened_at, r.changed_at
    from unnest(${keys.map(({ gpId }) => gpId)}::text[], ${keys.map(({ memberId }) => memberId)}::bigint[],
      ${keys.map(({ roundId }) => roundId)}::text[]) as asked (gp_id, member_id, round_id)
    cross join lateral (
      select gp_id, member_id, round_id, site_id, game_code, currency, stake_minor, payout_minor, bonus_stake_minor,
        bonus_payout_minor, bet_count, is_closed, opened_at, changed_at
      from seamless.round
      where gp_id = asked.gp_id and member_id = asked.member_id and round_id = asked.round_id limit 1) r
    order by r.gp_id, r.member_id, r.round_id limit ${keys.length}`.execute(transaction);
  return rows.map((row) => ({
    gpId: row.gp_id,
    memberId: row.member_id,
    roundId: row.round_id,
    siteId: row.site_id,
    gameCode: row.game_code,
    currency: row.currency,
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    bonusStakeMinor: BigInt(row.bonus_stake_minor),
    bonusPayoutMinor: BigInt(row.bonus_payout_minor),
    betCount: row.bet_count,
    isClosed: row.is_closed,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
  }));
}

/** Rounds that were closed without money since they were last taken: the caller's, once its transaction commits. */
export async function takeClosedRounds(transaction: SqlTransaction, limit: number): Promise<RoundKey[]> {
  const { rows } = await raw<{ gp_id: string; member_id: number; round_id: string }>`
    delete from seamless.closed_round
    where (gp_id, member_id, round_id) in (
      select gp_id, member_id, round_id from seamless.closed_round
      order by gp_id, member_id, round_id limit ${limit})
    returning gp_id, member_id, round_id`.execute(transaction);
  return rows.map((row) => ({ gpId: row.gp_id, memberId: row.member_id, roundId: row.round_id }));
}
