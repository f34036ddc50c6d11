import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

/** A round with its payouts so far. */
export interface PaidRound {
  readonly siteId: number;
  readonly gpId: string;
  readonly memberId: number;
  readonly roundId: string;
  readonly gameCode: string;
  readonly currency: Currency;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** When it last changed. */
  readonly paidAt: Date;
}

export type RoundKey = Pick<PaidRound, 'gpId' | 'memberId' | 'roundId'>;

/** The rounds of these keys that there are, each once. */
export async function findPaidRounds(sql: Sql, keys: readonly RoundKey[]): Promise<PaidRound[]> {
  if (keys.length === 0) return [];
  const { rows } = await raw<{
    site_id: number;
    gp_id: string;
    member_id: number;
    round_id: string;
    game_code: string;
    currency: Currency;
    stake_minor: string;
    payout_minor: string;
    changed_at: Date;
  }>`
    select r.site_id, r.gp_id, r.member_id, r.round_id, r.game_code, r.currency, r.stake_minor::text,
      r.payout_minor::text, r.changed_at
    from (select distinct gp_id, member_id, round_id
          from unnest(${keys.map(({ gpId }) => gpId)}::text[], ${keys.map(({ memberId }) => memberId)}::bigint[],
            ${keys.map(({ roundId }) => roundId)}::text[]) as named (gp_id, member_id, round_id)) asked
    cross join lateral (
      select found.site_id, found.gp_id, found.member_id, found.round_id, found.game_code, found.currency,
        found.stake_minor, found.payout_minor, found.changed_at
      from seamless.round found
      where found.gp_id = asked.gp_id and found.member_id = asked.member_id and found.round_id = asked.round_id
      limit 1) r
    order by r.changed_at, r.gp_id, r.member_id, r.round_id limit ${keys.length}`.execute(sql);
  return rows.map((row) => ({
    siteId: row.site_id,
    gpId: row.gp_id,
    memberId: row.member_id,
    roundId: row.round_id,
    gameCode: row.game_code,
    currency: row.currency,
    stakeMinor: BigInt(row.stake_minor),
    payoutMinor: BigInt(row.payout_minor),
    paidAt: row.changed_at,
  }));
}
