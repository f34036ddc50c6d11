import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';

const maxCategories = 20;
const maxDiscounts = 100;
/** Windows that open by themselves are few, or nobody reads them. */
const maxPopUps = 5;

export type DiscountItemRow = Awaited<ReturnType<typeof findDiscounts>>[number];
export type DiscountRow = NonNullable<Awaited<ReturnType<typeof findDiscount>>>;

export function findCategories(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.discount_category')
    .select(['discount_category_id', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('sort', 'desc')
    .orderBy('discount_category_id')
    .limit(maxCategories)
    .execute();
}

/** What has begun and had not ended at `endedSince`; what still runs comes first. */
export function findDiscounts(sql: Sql, siteId: number, now: Date, endedSince: Date) {
  return sql
    .selectFrom('app.discount')
    .select(['discount_id', 'discount_category_id', 'scene', 'title', 'summary'])
    .select(['start_at', 'end_at', 'updated_at'])
    .where('site_id', '=', siteId)
    .where(hasBegun(now))
    .where(endsAfter(endedSince))
    .orderBy(endsAfter(now), 'desc')
    .orderBy('sort', 'desc')
    .orderBy('discount_id')
    .limit(maxDiscounts)
    .execute();
}

export function findDiscount(sql: Sql, siteId: number, discountId: number, now: Date) {
  return wholeDiscounts(sql, siteId, now).where('discount_id', '=', discountId).executeTakeFirst();
}

export function findPopUps(
  sql: Sql,
  asked: { siteId: number; isMember: boolean; devices: readonly (0 | 1 | 2)[]; now: Date },
) {
  return wholeDiscounts(sql, asked.siteId, asked.now)
    .where(endsAfter(asked.now))
    .where('pop_up', 'in', asked.isMember ? [2, 3] : [1, 3])
    .where('display_device', 'in', [...asked.devices])
    .orderBy('app.discount.sort', 'desc')
    .orderBy('discount_id')
    .limit(maxPopUps)
    .execute();
}

/** Those to come and those that ended among them. */
export async function listTitles(sql: Sql, siteId: number) {
  const rows = await sql
    .selectFrom('app.discount')
    .select(['discount_id', 'title'])
    .where('site_id', '=', siteId)
    .orderBy('discount_id', 'desc')
    .limit(maxDiscounts)
    .execute();
  return rows.map((row) => ({ discountId: row.discount_id, title: row.title }));
}

function wholeDiscounts(sql: Sql, siteId: number, now: Date) {
  return sql
    .selectFrom('app.discount')
    .innerJoin(
      'app.discount_category',
      'app.discount_category.discount_category_id',
      'app.discount.discount_category_id',
    )
    .select(['discount_id', 'app.discount.discount_category_id', 'name as category_name', 'scene'])
    .select(['title', 'summary', 'steps', 'terms', 'link_url', 'link_text'])
    .select(['start_at', 'end_at', 'updated_at'])
    .where('app.discount.site_id', '=', siteId)
    .where(hasBegun(now));
}

function hasBegun(now: Date) {
  return raw<boolean>`is_active and (start_at is null or start_at <= ${now})`;
}

function endsAfter(instant: Date) {
  return raw<boolean>`(end_at is null or end_at > ${instant})`;
}
