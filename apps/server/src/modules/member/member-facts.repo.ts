import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';

/** What tells whether money would go out to who it belongs to. */
export interface MemberFacts {
  readonly createdAt: Date;
  /** Null for what has not changed since it is noted. */
  readonly phoneChangedAt: Date | null;
  readonly nameChangedAt: Date | null;
  /** When a device other than their first came in last that was new. */
  readonly deviceAddedAt: Date | null;
  /** Other members of the site, of the same device, and of the same network since `seenAfter`; a hundred at most. */
  readonly sameDevice: number;
  readonly sameNetwork: number;
}

const mostCounted = 100;

/** Null: the site has no such member. */
export async function readMemberFacts(
  sql: SqlOrTransaction,
  {
    siteId,
    memberId,
    seenAfter,
  }: { readonly siteId: number; readonly memberId: number; readonly seenAfter: Date },
): Promise<MemberFacts | null> {
  const { rows } = await raw<{
    created_at: Date;
    phone_changed_at: Date | null;
    name_changed_at: Date | null;
    device_added_at: Date | null;
    same_device: number;
    same_network: number;
  }>`
    select m.created_at, p.phone_changed_at, p.name_changed_at,
      case when v.last_at > v.first_at then v.last_at end as device_added_at,
      (select count(*)::integer from (
        select distinct o.member_id from app.member_device d join app.member_device o using (device_hash)
          join app.member n on n.member_id = o.member_id
        where d.member_id = m.member_id and o.member_id <> m.member_id and n.site_id = m.site_id
        limit ${mostCounted}) others) as same_device,
      (select count(*)::integer from (
        select distinct o.member_id from app.member_place q join app.member_place o using (address_block)
          join app.member n on n.member_id = o.member_id
        where q.member_id = m.member_id and o.member_id <> m.member_id and n.site_id = m.site_id
          and least(q.last_seen_at, o.last_seen_at) > ${seenAfter}
        limit ${mostCounted}) others) as same_network
    from app.member m left join app.member_personal p using (member_id)
      cross join lateral (
        select max(d.first_seen_at) as last_at, min(d.first_seen_at) as first_at from app.member_device d
        where d.member_id = m.member_id) v
    where m.member_id = ${memberId} and m.site_id = ${siteId}`.execute(sql);
  const [row] = rows;
  if (!row) return null;
  return {
    createdAt: row.created_at,
    phoneChangedAt: row.phone_changed_at,
    nameChangedAt: row.name_changed_at,
    deviceAddedAt: row.device_added_at,
    sameDevice: row.same_device,
    sameNetwork: row.same_network,
  };
}
