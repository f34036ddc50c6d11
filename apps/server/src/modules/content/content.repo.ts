import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

/** Heroes are skimmed: more slides than this nobody sees. */
const maxBanners = 12;
const maxAnnouncements = 50;
const maxBulletins = 50;

export type BannerRow = Awaited<ReturnType<typeof findBanners>>[number];
export type AnnouncementRow = Awaited<ReturnType<typeof findAnnouncements>>[number];
export type BulletinRow = Awaited<ReturnType<typeof findGuestBulletins>>[number];

export function findBanners(sql: Sql, siteId: number, useType: 0 | 1 | 2, now: Date) {
  return sql
    .selectFrom('app.banner')
    .select(['banner_id', 'url', 'link_type', 'link_method', 'scene', 'sort'])
    .select(['gt_id', 'gp_id', 'game_code', 'game_currency', 'gp_gt_name', 'customized'])
    .select(['title', 'subtitle', 'button'])
    .where('site_id', '=', siteId)
    .where('use_type', '=', useType)
    .where(isCurrent(now))
    .orderBy('sort', 'desc')
    .orderBy('banner_id')
    .limit(maxBanners)
    .execute();
}

export function findAnnouncements(
  sql: Sql,
  asked: {
    siteId: number;
    isMember: boolean;
    orderBy: 'sort' | 'announcement_id' | 'updated_at';
    order: 'asc' | 'desc';
    now: Date;
  },
) {
  return sql
    .selectFrom('app.announcement')
    .select(['announcement_id', 'content', 'display_before_login', 'display_after_login'])
    .select(['sort', 'updated_at'])
    .where('site_id', '=', asked.siteId)
    .where(asked.isMember ? 'display_after_login' : 'display_before_login', '=', true)
    .where(isCurrent(asked.now))
    .orderBy(asked.orderBy, asked.order)
    .orderBy('announcement_id', 'desc')
    .limit(maxAnnouncements)
    .execute();
}

/** Bulletins of a site for some kinds of device, in an order. */
export interface BulletinQuery {
  readonly siteId: number;
  readonly devices: readonly (0 | 1 | 2)[];
  readonly orderBy: 'bulletin_id' | 'updated_at';
  readonly order: 'asc' | 'desc';
  readonly now: Date;
}

export function findGuestBulletins(sql: Sql, asked: BulletinQuery) {
  return bulletinsOf(sql, asked).where('for_guests', '=', true).where(isCurrent(asked.now)).execute();
}

export function findMemberBulletins(
  sql: Sql,
  asked: BulletinQuery & { readonly memberId: number; readonly location: 2 | 3 },
) {
  return bulletinsOf(sql, asked)
    .where('for_members', '=', true)
    .where('display_location', '=', asked.location)
    .where(isCurrent(asked.now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.bulletin_hidden')
            .select('app.bulletin_hidden.bulletin_id')
            .whereRef('app.bulletin_hidden.bulletin_id', '=', 'app.bulletin.bulletin_id')
            .where('app.bulletin_hidden.member_id', '=', asked.memberId)
            .whereRef('app.bulletin_hidden.hidden_at', '>=', 'app.bulletin.updated_at'),
        ),
      ),
    )
    .execute();
}

/** Everything that was published, ended or not. */
export function findBulletinHistory(sql: Sql, asked: BulletinQuery) {
  return bulletinsOf(sql, asked)
    .where('is_active', '=', true)
    .where(({ eb, or }) => or([eb('start_at', 'is', null), eb('start_at', '<=', asked.now)]))
    .execute();
}

/** Hides the bulletins of a place that are to be seen once. One statement: closing twice at once is as good as once. */
export async function hideBulletins(
  sql: Sql,
  asked: { siteId: number; memberId: number; devices: readonly (0 | 1 | 2)[]; location: 2 | 3; now: Date },
): Promise<void> {
  await sql
    .insertInto('app.bulletin_hidden')
    .columns(['member_id', 'bulletin_id', 'hidden_at'])
    .expression((from) =>
      from
        .selectFrom('app.bulletin')
        .select([
          raw<number>`${asked.memberId}::bigint`.as('member_id'),
          'bulletin_id',
          raw<Date>`${asked.now}::timestamptz`.as('hidden_at'),
        ])
        .where('site_id', '=', asked.siteId)
        .where('for_members', '=', true)
        .where('display_frequency', '=', 0)
        .where('display_location', '=', asked.location)
        .where('display_device', 'in', [...asked.devices])
        .where(isCurrent(asked.now)),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'bulletin_id']).doUpdateSet({ hidden_at: asked.now }),
    )
    .execute();
}

function bulletinsOf(sql: Sql, { siteId, devices, orderBy, order }: BulletinQuery) {
  return sql
    .selectFrom('app.bulletin')
    .select(['bulletin_id', 'title', 'display_content', 'content'])
    .select(['display_device', 'display_frequency', 'updated_at'])
    .where('site_id', '=', siteId)
    .where('display_device', 'in', [...devices])
    .orderBy(orderBy, order)
    .orderBy('bulletin_id', 'desc')
    .limit(maxBulletins);
}

/** Switched on, begun and not ended. */
function isCurrent(now: Date) {
  return raw<boolean>`is_active and (start_at is null or start_at <= ${now}) and (end_at is null or end_at > ${now})`;
}
