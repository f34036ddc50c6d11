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

/**
 * Ends a grant; what is left of it goes to the house. `over`: it was not to be ended any more. `grown`: more than
 * `mostMinor` would go, so nothing does.
 */
export async function endGrant(
  sql: SqlOrTransaction,
  which: {
    memberId: number;
    grantId: number;
    as: 'forfeited' | 'voided';
    mostMinor?: bigint;
    now: Date;
  },
): Promise<'ended' | 'over' | 'grown'> {
  const { memberId, grantId, as, mostMinor, now } = which;
  const { rows } = await raw<{ outcome: 'ended' | 'over' | 'grown' }>`
    select promo.end_grant(${memberId}, ${grantId}, ${as}, ${now}, ${mostMinor ?? null}) as outcome`.execute(
    sql,
  );
  return rows[0]?.outcome ?? 'over';
}

/** Settles one grant whose time is over; whether there was one. */
export async function settleDue(sql: SqlOrTransaction, now: Date): Promise<boolean> {
  const { rows } = await raw<{ is_settled: boolean }>`
    select promo.settle_due(${now}) as is_settled`.execute(sql);
  return rows[0]?.is_settled ?? false;
}

/** Which rule of the member's active grant takes no such stake, with the highest that it takes; null where none does. */
export async function findRefusal(
  sql: SqlOrTransaction,
  bet: { memberId: number; currency: Currency; gpId: string; gameCode: string; stakeMinor: bigint },
): Promise<{ rule: 'game' | 'stake'; maxStakeMinor: bigint | null } | null> {
  const { rows } = await raw<{ rule: 'game' | 'stake'; max_stake_minor: string | null }>`
    select rule, max_stake_minor::text from promo.refused_stake(${bet.memberId}, ${bet.currency}, ${bet.gpId},
      ${bet.gameCode}, ${String(bet.stakeMinor)}::bigint)`.execute(sql);
  const [row] = rows;
  if (!row) return null;
  return { rule: row.rule, maxStakeMinor: row.max_stake_minor === null ? null : BigInt(row.max_stake_minor) };
}
