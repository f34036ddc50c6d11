import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { AwardSource } from '@halls/contract/promotion';
import type { SqlOrTransaction } from '#platform/database.ts';

/** Cash for a member, given once for its source. */
export interface Award {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  /** Of the amount, what is to be played before it is paid out; 1,000 at most. */
  readonly turnoverPercent: number;
  readonly sourceType: AwardSource;
  /** Unique for ever among those of its type. */
  readonly sourceId: string;
  readonly now: Date;
}

/**
 * The award's id; the same one, and nothing booked, where it was given before. Null: not given, since no bet is taken from
 * the member. Throws where the source stands for another award, or the member has no wallet in the currency.
 */
export async function award(sql: SqlOrTransaction, given: Award): Promise<number | null> {
  const { siteId, memberId, currency, amountMinor, turnoverPercent, sourceType, sourceId, now } = given;
  const { rows } = await raw<{ award_id: number | null }>`
    select promo.award(${siteId}, ${memberId}, ${currency}, ${amountMinor}, ${turnoverPercent}, ${sourceType},
      ${sourceId}, ${now}) as award_id`.execute(sql);
  return rows[0]?.award_id ?? null;
}

export interface GivenAward {
  readonly at: Date;
  readonly amountMinor: bigint;
  readonly turnoverPercent: number;
  readonly sourceType: AwardSource;
}

/** What a member was given, the newest first. */
export async function listAwards(
  sql: SqlOrTransaction,
  whose: { readonly memberId: number; readonly currency: Currency; readonly limit: number },
): Promise<GivenAward[]> {
  const rows = await sql
    .selectFrom('promo.award')
    .select(['awarded_at', 'amount_minor', 'turnover_percent', 'source_type'])
    .where('member_id', '=', whose.memberId)
    .where('currency', '=', whose.currency)
    .orderBy('awarded_at', 'desc')
    .limit(whose.limit)
    .execute();
  return rows.map((row) => ({
    at: row.awarded_at,
    amountMinor: BigInt(row.amount_minor),
    turnoverPercent: row.turnover_percent,
    sourceType: row.source_type,
  }));
}
