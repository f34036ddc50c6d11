import { textIn, toBit, type Language } from '@halls/contract';
import {
  bulletin,
  bulletinHistory,
  carouselPicture,
  hideMemberBulletin,
  jackpot,
  marquee,
  memberBulletin,
  type Announcement,
  type Banner,
  type Bulletin,
} from '@halls/contract/content';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { succeed } from '#platform/result.ts';
import {
  findAnnouncements,
  findBanners,
  findBulletinHistory,
  findGuestBulletins,
  findJackpotMinor,
  findMemberBulletins,
  hideBulletins,
  type AnnouncementRow,
  type BannerRow,
  type BulletinRow,
} from './content.repo.ts';
import { formatJackpot, shownDevices } from './content.rules.ts';
import { plainMarkup } from './plain-markup.ts';

const sortColumns = { sort: 'sort', id: 'announcement_id', updated_at: 'updated_at' } as const;

/** Banners, marquee, bulletins and the jackpot. */
export function contentRoutes(sql: Sql): Implementation[] {
  return [
    implement(carouselPicture, async ({ use_type: useType = 0 }, { site, language, now }) => {
      const rows = await findBanners(sql, site.siteId, useType, now);
      return succeed({ web_carousel_picture_list: rows.map((row) => presentBanner(row, language)) });
    }),

    implement(
      marquee,
      async ({ sort_field: field = 'sort', sort_order: order = 'desc' }, { site, actor, language, now }) => {
        const rows = await findAnnouncements(sql, {
          siteId: site.siteId,
          isMember: actor.kind === 'member',
          orderBy: sortColumns[field],
          order,
          now,
        });
        return succeed({ web_announcement_list: rows.map((row) => presentAnnouncement(row, language)) });
      },
    ),

    implement(bulletin, async ({ display_device: device }, { site, language, now }) => {
      const rows = await findGuestBulletins(sql, site.siteId, shownDevices(device), now);
      return succeed({ web_bulletin_list: rows.map((row) => presentBulletin(row, language)) });
    }),

    implement(
      memberBulletin,
      async (
        { display_device: device, display_location: location = 2 },
        { site, actor: member, language, now },
      ) => {
        const rows = await findMemberBulletins(sql, {
          siteId: site.siteId,
          memberId: member.memberId,
          devices: shownDevices(device),
          location,
          now,
        });
        return succeed({ web_bulletin_list: rows.map((row) => presentBulletin(row, language)) });
      },
    ),

    implement(bulletinHistory, async ({ display_device: device }, { site, language, now }) => {
      const rows = await findBulletinHistory(sql, site.siteId, shownDevices(device), now);
      return succeed({ web_bulletin_list: rows.map((row) => presentBulletin(row, language)) });
    }),

    implement(
      hideMemberBulletin,
      async ({ display_device: device, display_location: location = 2 }, { site, actor: member, now }) => {
        await hideBulletins(sql, {
          siteId: site.siteId,
          memberId: member.memberId,
          devices: shownDevices(device),
          location,
          now,
        });
        return succeed(null);
      },
    ),

    implement(jackpot, async ({ currency: asked }, { site }) => {
      const currency = asked ?? site.defaultCurrency;
      const amountMinor = await findJackpotMinor(sql, site.siteId, currency);
      return succeed({ jackpot_amount_total: formatJackpot(amountMinor, currency) });
    }),
  ];
}

function presentBanner(row: BannerRow, language: Language): Banner {
  const { gt_id, gp_id, game_code, game_currency: currency, gp_gt_name } = row;
  const isGame = gt_id !== null && gp_id !== null && game_code !== null && currency !== null;
  return {
    id: row.banner_id,
    url: row.url,
    link_type: row.link_type,
    link_method: row.link_method,
    game_link_parameter: isGame
      ? { gt_id, gp_id, game_code, currency, gp_gt_name, customized: toBit(row.customized) }
      : null,
    scene: row.scene,
    title: textIn(row.title, language),
    subtitle: textIn(row.subtitle, language),
    button: textIn(row.button, language),
    sort: row.sort,
  };
}

function presentAnnouncement(row: AnnouncementRow, language: Language): Announcement {
  return {
    id: row.announcement_id,
    content: textIn(row.content, language),
    display_before_login: toBit(row.display_before_login),
    display_after_login: toBit(row.display_after_login),
    sort: row.sort,
    updated_at: row.updated_at.toISOString(),
  };
}

function presentBulletin(row: BulletinRow, language: Language): Bulletin {
  return {
    id: row.bulletin_id,
    title: textIn(row.title, language),
    display_content: textIn(row.display_content, language),
    content: plainMarkup(textIn(row.content, language)),
    display_device: row.display_device,
    updated_at: row.updated_at.toISOString(),
    setting: { display_frequency: row.display_frequency },
  };
}
