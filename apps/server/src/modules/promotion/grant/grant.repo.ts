import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

/** A bonus with what it asks. */
export interface GrantTerms {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  /** The hall whose games it is for. */
  readonly gtId: number;
  /** What is to be staked until it is the member's own; ten times the amount at most. */
  readonly requiredMinor: bigint;
  /** Null: as much as they like, as is `maxCashoutMinor`. */
  readonly maxStakeMinor: bigint | null;
  /** Of what is left when it is completed. */
  readonly maxCashoutMinor: bigint | null;
  /** Refused while it is active, as `GP/code`. */
  readonly excludedGames: readonly string[];
  /** The lowest comes first. */
  readonly priority: number;
  readonly sourceType: string;
  /** Unique for ever among those of its type. */
  readonly sourceId: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/**
 * The grant's id, the same one for the same source; it waits where another one is active. Null: not given, since no bet is
 * taken from the member. Throws where the source stands for another grant.
 */
export async function giveGrant(sql: SqlOrTransaction, terms: GrantTerms): Promise<number | null> {
  const row = {
    site_id: terms.siteId,
    member_id: terms.memberId,
    currency: terms.currency,
    granted_minor: String(terms.amountMinor),
    gt_id: terms.gtId,
    required_minor: String(terms.requiredMinor),
    max_stake_minor: terms.maxStakeMinor === null ? null : String(terms.maxStakeMinor),
    max_cashout_minor: terms.maxCashoutMinor === null ? null : String(terms.maxCashoutMinor),
    excluded_games: terms.excludedGames,
    priority: terms.priority,
    source_type: terms.sourceType,
    source_id: terms.sourceId,
    expires_at: terms.expiresAt.toISOString(),
  };
  const { rows } = await raw<{ grant_id: number | null }>`
    select promo.give_grant(${JSON.stringify(row)}, ${terms.now}) as grant_id`.execute(sql);
  return rows[0]?.grant_id ?? null;
}

/** Whether the grant was still to be ended; what is left of it goes to the house. */
export async function endGrant(
  sql: SqlOrTransaction,
  which: { memberId: number; grantId: number; as: 'forfeited' | 'voided'; now: Date },
): Promise<boolean> {
  const { rows } = await raw<{ is_ended: boolean }>`
    select promo.end_grant(${which.memberId}, ${which.grantId}, ${which.as}, ${which.now}) as is_ended`.execute(
    sql,
  );
  return rows[0]?.is_ended ?? false;
}

/** Settles one grant whose time is over; whether there was one. */
export async function settleDue(sql: SqlOrTransaction, now: Date): Promise<boolean> {
  const { rows } = await raw<{ is_settled: boolean }>`
    select promo.settle_due(${now}) as is_settled`.execute(sql);
  return rows[0]?.is_settled ?? false;
}
