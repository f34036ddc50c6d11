import type { Sql } from '#platform/database.ts';

/** Bounds of what a page has room for. */
const maxBlocks = 300;
const maxFloats = 20;
const maxBackgrounds = 50;
const maxHomes = 8;

export type PageBlockRow = Awaited<ReturnType<typeof findBlocks>>[number];
export type PageFloatRow = Awaited<ReturnType<typeof findFloats>>[number];
export type MobileHomeRow = Awaited<ReturnType<typeof findMobileHomes>>[number];
export type BackgroundRow = Awaited<ReturnType<typeof findBackgrounds>>[number];

/** All that a site has, whatever its time. */
export function findBlocks(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.page_block')
    .select(['page_block_id', 'place', 'model_version', 'photo_path', 'title', 'content', 'sort'])
    .select(['start_at', 'end_at'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort', 'desc')
    .orderBy('page_block_id')
    .limit(maxBlocks)
    .execute();
}

export function findFloats(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.page_float')
    .select(['page_float_id', 'title', 'url', 'photo_path', 'position', 'sort', 'start_at', 'end_at'])
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('sort', 'desc')
    .orderBy('page_float_id')
    .limit(maxFloats)
    .execute();
}

export function findMobileHomes(sql: Sql) {
  return sql
    .selectFrom('app.mobile_home')
    .select(['name', 'blocks'])
    .orderBy('name')
    .limit(maxHomes)
    .execute();
}

export function findBackgrounds(sql: Sql, siteId: number) {
  return sql
    .selectFrom('app.register_background')
    .select(['template', 'photo_path'])
    .where('site_id', '=', siteId)
    .orderBy('template')
    .limit(maxBackgrounds)
    .execute();
}
