import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';

/** What a member's rounds in a currency came to in valid turnover, from each moment to the next; from the last, until now. */
export async function sumTurnoverBetween(
  sql: SqlOrTransaction,
  {
    memberId,
    currency,
    moments,
  }: { readonly memberId: number; readonly currency: Currency; readonly moments: readonly Date[] },
): Promise<bigint[]> {
  if (moments.length === 0) return [];
  const { rows } = await raw<{ valid_minor: string }>`
    select (select coalesce(sum(r.valid_turnover_minor), 0)::text from play.round r
      where r.member_id = ${memberId} and r.currency = ${currency} and r.closed_at >= s.at
        and (s.next_at is null or r.closed_at < s.next_at)) as valid_minor
    from (select at, place, lead(at) over (order by place) as next_at
      from unnest(${[...moments]}::timestamptz[]) with ordinality as m (at, place)) s
    order by s.place limit ${moments.length}`.execute(sql);
  return rows.map((row) => BigInt(row.valid_minor));
}
