import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { TournamentScoring } from '@halls/contract/tournament';
import type { Sql, SqlTransaction } from '#platform/database.ts';

/** Brings standings to where the facts are: how many rounds that were. See `tournament.count_touched`. */
export async function countTouched(sql: Sql, limit: number, now: Date): Promise<number> {
  const { rows } = await raw<{ taken: number }>`
    select tournament.count_touched(${limit}, ${now}) as taken`.execute(sql);
  return rows[0]?.taken ?? 0;
}

/** Freezes one that is over, if there is one: its number. See `tournament.freeze_due`. */
export async function freezeDue(
  sql: Sql,
  { now, settledMs }: { readonly now: Date; readonly settledMs: number },
): Promise<number | null> {
  const { rows } = await raw<{ frozen: number | null }>`
    select tournament.freeze_due(${now}, ${settledMs} * interval '1 millisecond') as frozen`.execute(sql);
  return rows[0]?.frozen ?? null;
}

/** Pays the next prize that is due. See `tournament.pay_next`. */
export async function payNext(sql: Sql, now: Date): Promise<'paid' | 'blocked' | 'done' | null> {
  const { rows } = await raw<{ outcome: 'paid' | 'blocked' | 'done' | null }>`
    select tournament.pay_next(${now}) as outcome`.execute(sql);
  return rows[0]?.outcome ?? null;
}

export interface Untold {
  readonly tournamentId: number;
  readonly currency: Currency;
  readonly scoring: TournamentScoring;
}

/** Those whose standings are others than windows were told, and that may be told of again; noted as told. */
export async function takeUntold(
  transaction: SqlTransaction,
  { now, everyMs, limit }: { readonly now: Date; readonly everyMs: number; readonly limit: number },
): Promise<Untold[]> {
  const { rows } = await raw<{ tournament_id: number; currency: Currency; scoring: TournamentScoring }>`
    update tournament.tournament u set told_at = ${now}
    where u.tournament_id in (
      select t.tournament_id from tournament.tournament t
      where t.changed_at is not null
        and (t.told_at is null or t.told_at < t.changed_at and t.told_at <= ${new Date(now.getTime() - everyMs)})
      order by t.changed_at limit ${limit} for no key update skip locked)
    returning u.tournament_id, u.currency, u.scoring`.execute(transaction);
  return rows.map((row) => ({
    tournamentId: row.tournament_id,
    currency: row.currency,
    scoring: row.scoring,
  }));
}
