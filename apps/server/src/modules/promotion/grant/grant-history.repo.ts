import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** A leg of what was booked of a grant beside its bets. */
export interface GrantLeg {
  readonly transaction_id: number;
  readonly kind: 'bonus_grant' | 'bonus_settle' | 'bonus_late' | 'bonus_back';
  readonly account_kind: 'member_bonus' | 'member_main' | 'house_bonus' | 'house_breakage';
  readonly amount_minor: number | string;
  readonly created_at: Date;
}

/** The oldest first. */
export async function listLegs(sql: SqlOrTransaction, grantId: number, limit: number): Promise<GrantLeg[]> {
  const { rows } = await raw<GrantLeg>`
    select transaction_id, kind, account_kind, amount_minor, created_at from promo.legs_of(${grantId}, ${limit})
    limit ${limit}`.execute(sql);
  return rows;
}

/** What a transaction of a round had to do with a grant. */
export interface GrantPlay {
  readonly transaction_id: number;
  readonly gp_id: string;
  readonly game_code: string | null;
  readonly round_id: string;
  readonly cash_stake_minor: number | string;
  readonly bonus_stake_minor: number | string;
  readonly bonus_payout_minor: number | string;
  readonly counted_minor: number | string;
  readonly created_at: Date;
}

/** The newest first, from before one on. */
export async function listPlays(
  sql: SqlOrTransaction,
  { grantId, beforeId, limit }: { grantId: number; beforeId: number | null; limit: number },
): Promise<GrantPlay[]> {
  const { rows } = await raw<GrantPlay>`
    select transaction_id, gp_id, game_code, round_id, cash_stake_minor, bonus_stake_minor, bonus_payout_minor,
      counted_minor, created_at
    from promo.plays_of(${grantId}, ${beforeId}, ${limit}) limit ${limit}`.execute(sql);
  return rows;
}
