import type { Selectable } from 'kysely';
import type { ContentBody } from '@halls/contract/publication';
import { defineContentStore, periodColumns, periodOfRow } from '#platform/content-store.ts';
import type { BannerTable } from './content.tables.ts';

type HallId = NonNullable<ContentBody<'banner'>['game']>['gt_id'];

/** More of a kind no site has room for. */
const maxLive = 500;

const bannerColumns = [
  'banner_id',
  'use_type',
  'link_type',
  'link_method',
  'url',
  'gt_id',
  'gp_id',
  'game_code',
  'game_currency',
  'scene',
  'title',
  'subtitle',
  'button',
  'sort',
  'start_at',
  'end_at',
] as const;

export const bannerStore = defineContentStore({
  kind: 'banner',
  titleOf: ({ title }) => title,
  async list(sql, siteId) {
    const rows = await sql
      .selectFrom('app.banner')
      .select(bannerColumns)
      .where('site_id', '=', siteId)
      .where('is_active', '=', true)
      .orderBy('banner_id')
      .limit(maxLive)
      .execute();
    return rows.map((row) => ({ key: String(row.banner_id), body: bodyOfBanner(row) }));
  },
  async put(transaction, siteId, key, body) {
    const values = valuesOfBanner(body);
    if (key !== null) {
      await transaction
        .updateTable('app.banner')
        .set(values)
        .where('site_id', '=', siteId)
        .where('banner_id', '=', Number(key))
        .executeTakeFirstOrThrow();
      return key;
    }
    const row = await transaction
      .insertInto('app.banner')
      .values({ ...values, site_id: siteId })
      .returning('banner_id')
      .executeTakeFirstOrThrow();
    return String(row.banner_id);
  },
  async remove(transaction, siteId, key) {
    await transaction
      .deleteFrom('app.banner')
      .where('site_id', '=', siteId)
      .where('banner_id', '=', Number(key))
      .execute();
  },
});

function bodyOfBanner(
  row: Pick<Selectable<BannerTable>, (typeof bannerColumns)[number]>,
): ContentBody<'banner'> {
  const { gt_id: gtId, gp_id: gpId, game_code: gameCode, game_currency: currency } = row;
  const isGame = gtId !== null && gpId !== null && gameCode !== null && currency !== null;
  return {
    title: row.title,
    subtitle: row.subtitle,
    button: row.button,
    use_type: row.use_type,
    scene: row.scene,
    link_type: row.link_type,
    link_method: row.link_method,
    url: row.url,
    // a game in a hall that is none was never written
    game: isGame ? { gt_id: gtId as HallId, gp_id: gpId, game_code: gameCode, currency } : null,
    sort: row.sort,
    ...periodOfRow(row),
  };
}

function valuesOfBanner({ game, ...body }: ContentBody<'banner'>) {
  return {
    use_type: body.use_type,
    link_type: body.link_type,
    link_method: body.link_method,
    url: body.url,
    gt_id: game?.gt_id ?? null,
    gp_id: game?.gp_id ?? null,
    game_code: game?.game_code ?? null,
    game_currency: game?.currency ?? null,
    scene: body.scene,
    title: JSON.stringify(body.title),
    subtitle: JSON.stringify(body.subtitle),
    button: JSON.stringify(body.button),
    sort: body.sort,
    ...periodColumns(body),
  };
}

export const announcementStore = defineContentStore({
  kind: 'announcement',
  titleOf: ({ content }) => content,
  async list(sql, siteId) {
    const rows = await sql
      .selectFrom('app.announcement')
      .select(['announcement_id', 'content', 'display_before_login', 'display_after_login'])
      .select(['sort', 'start_at', 'end_at'])
      .where('site_id', '=', siteId)
      .where('is_active', '=', true)
      .orderBy('announcement_id')
      .limit(maxLive)
      .execute();
    return rows.map((row) => ({
      key: String(row.announcement_id),
      body: {
        content: row.content,
        display_before_login: row.display_before_login,
        display_after_login: row.display_after_login,
        sort: row.sort,
        ...periodOfRow(row),
      },
    }));
  },
  async put(transaction, siteId, key, body, now) {
    const values = {
      content: JSON.stringify(body.content),
      display_before_login: body.display_before_login,
      display_after_login: body.display_after_login,
      sort: body.sort,
      updated_at: now,
      ...periodColumns(body),
    };
    if (key !== null) {
      await transaction
        .updateTable('app.announcement')
        .set(values)
        .where('site_id', '=', siteId)
        .where('announcement_id', '=', Number(key))
        .executeTakeFirstOrThrow();
      return key;
    }
    const row = await transaction
      .insertInto('app.announcement')
      .values({ ...values, site_id: siteId })
      .returning('announcement_id')
      .executeTakeFirstOrThrow();
    return String(row.announcement_id);
  },
  async remove(transaction, siteId, key) {
    await transaction
      .deleteFrom('app.announcement')
      .where('site_id', '=', siteId)
      .where('announcement_id', '=', Number(key))
      .execute();
  },
});

export const bulletinStore = defineContentStore({
  kind: 'bulletin',
  titleOf: ({ title }) => title,
  async list(sql, siteId) {
    const rows = await sql
      .selectFrom('app.bulletin')
      .select(['bulletin_id', 'title', 'display_content', 'content', 'for_guests', 'for_members'])
      .select(['display_device', 'display_location', 'display_frequency', 'start_at', 'end_at'])
      .where('site_id', '=', siteId)
      .where('is_active', '=', true)
      .orderBy('bulletin_id')
      .limit(maxLive)
      .execute();
    return rows.map(({ bulletin_id: id, start_at: startAt, end_at: endAt, ...row }) => ({
      key: String(id),
      body: { ...row, ...periodOfRow({ start_at: startAt, end_at: endAt }) },
    }));
  },
  async put(transaction, siteId, key, body, now) {
    const values = {
      title: JSON.stringify(body.title),
      display_content: JSON.stringify(body.display_content),
      content: JSON.stringify(body.content),
      for_guests: body.for_guests,
      for_members: body.for_members,
      display_device: body.display_device,
      display_location: body.display_location,
      display_frequency: body.display_frequency,
      updated_at: now,
      ...periodColumns(body),
    };
    if (key !== null) {
      await transaction
        .updateTable('app.bulletin')
        .set(values)
        .where('site_id', '=', siteId)
        .where('bulletin_id', '=', Number(key))
        .executeTakeFirstOrThrow();
      return key;
    }
    const row = await transaction
      .insertInto('app.bulletin')
      .values({ ...values, site_id: siteId })
      .returning('bulletin_id')
      .executeTakeFirstOrThrow();
    return String(row.bulletin_id);
  },
  async remove(transaction, siteId, key) {
    await transaction
      .deleteFrom('app.bulletin')
      .where('site_id', '=', siteId)
      .where('bulletin_id', '=', Number(key))
      .execute();
  },
});
