import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';

/** What a member has brought to a provider that holds money, less what came back. */
export interface MovedMoney {
  readonly memberId: number;
  readonly siteId: number;
  readonly currency: Currency;
  readonly netMinor: bigint;
  /** Nobody knows yet what became of one of the transfers. */
  readonly hasUndecided: boolean;
  /** Of the last transfer, or the last round that was told; null where there was neither. */
  readonly changedAt: Date | null;
}

/** Of all whom the provider knows, by number, behind one. */
export async function listMovedMoney(
  sql: Sql,
  { gpId, after, limit }: { readonly gpId: string; readonly after: number; readonly limit: number },
): Promise<MovedMoney[]> {
  const { rows } = await raw<{
    member_id: number;
    site_id: number;
    currency: Currency;
    net_minor: string;
    has_undecided: boolean;
    changed_at: Date | null;
  }>`
    select known.member_id, member.site_id, known.currency, coalesce(moved.net_minor, 0)::text as net_minor,
      coalesce(moved.has_undecided, false) as has_undecided, greatest(moved.at, played.at) as changed_at
    from (
      select member_id, currency from app.provider_member
      where gp_id = ${gpId} and member_id > ${after} order by member_id limit ${limit}) known
    join app.member member using (member_id)
    cross join lateral (
      select sum(case direction when 'in' then amount_minor else -amount_minor end)
          filter (where state = 'confirmed') as net_minor,
        bool_or(decided_at is null) as has_undecided, max(coalesce(decided_at, created_at)) as at
      from app.transfer_order where member_id = known.member_id and gp_id = ${gpId}) moved
    cross join lateral (
      select max(ended_at) as at from app.provider_round
      where member_id = known.member_id and gp_id = ${gpId}) played
    order by known.member_id limit ${limit}`.execute(sql);
  return rows.map((row) => ({
    memberId: row.member_id,
    siteId: row.site_id,
    currency: row.currency,
    netMinor: BigInt(row.net_minor),
    hasUndecided: row.has_undecided,
    changedAt: row.changed_at,
  }));
}
