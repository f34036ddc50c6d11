import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

export interface Visit {
  readonly day: string;
  readonly amountMinor: bigint;
}

/** A member's visits of a calendar, the first one first. */
export async function listVisits(
  sql: Sql,
  { calendarId, memberId }: { readonly calendarId: number; readonly memberId: number },
): Promise<Visit[]> {
  const rows = await sql
    .selectFrom('signin.visit')
    .select([raw<string>`day::text`.as('day'), 'amount_minor'])
    .where('calendar_id', '=', calendarId)
    .where('member_id', '=', memberId)
    .orderBy('time')
    .limit(mostDays)
    .execute();
  return rows.map((row) => ({ day: row.day, amountMinor: BigInt(row.amount_minor) }));
}
const mostDays = 366;

export type ClaimOutcome =
  | { readonly outcome: 'given'; readonly amountMinor: bigint }
  | { readonly outcome: 'done' | 'ended' };

/** Signs a member in for a day: see `signin.claim`. */
export async function claim(
  sql: Sql,
  {
    calendarId,
    memberId,
    day,
    now,
  }: { readonly calendarId: number; readonly memberId: number; readonly day: string; readonly now: Date },
): Promise<ClaimOutcome> {
  const { rows } = await raw<{ outcome: 'given' | 'done' | 'ended'; amount_minor: string | null }>`
    select outcome, amount_minor::text
    from signin.claim(${calendarId}, ${memberId}, ${day}::date, ${now})`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('signin.claim answered nothing');
  return row.outcome === 'given'
    ? { outcome: 'given', amountMinor: BigInt(row.amount_minor ?? 0) }
    : { outcome: row.outcome };
}
