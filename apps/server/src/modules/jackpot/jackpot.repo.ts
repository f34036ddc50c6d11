import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql, SqlTransaction } from '#platform/database.ts';

const winsShown = 5;

export interface JackpotWin {
  /** Masked. */
  readonly memberAccount: string;
  readonly amountMinor: bigint;
  readonly wonAt: Date;
}

/** The latest first. */
export async function findWins(sql: Sql, siteId: number, currency: Currency): Promise<JackpotWin[]> {
  const { rows } = await raw<{ account: string; won_minor: string; won_at: Date }>`
    select app.mask_account(m.member_account) as account, j.won_minor::text, j.won_at
    from app.jackpot_round j join app.member m using (member_id)
    where j.site_id = ${siteId} and j.currency = ${currency} and j.won_at is not null
    order by j.won_at desc limit ${winsShown}`.execute(sql);
  return rows.map((row) => ({
    memberAccount: row.account,
    amountMinor: BigInt(row.won_minor),
    wonAt: row.won_at,
  }));
}

/** False when the site has a jackpot in the currency already. */
export async function insertTerms(
  transaction: SqlTransaction,
  terms: { siteId: number; currency: Currency; seedMinor: bigint; reservePercent: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await transaction
    .insertInto('app.jackpot_terms')
    .values({
      site_id: terms.siteId,
      currency: terms.currency,
      seed_minor: terms.seedMinor.toString(),
      reserve_percent: terms.reservePercent,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'currency']).doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}
