import {
  bulletin,
  bulletinHistory,
  carouselPicture,
  hideMemberBulletin,
  jackpot,
  marquee,
  memberBulletin,
} from '@halls/contract/content';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { succeed } from '#platform/result.ts';
import { presentAnnouncement, presentBanner, presentBulletin } from './content.present.ts';
import {
  findAnnouncements,
  findBanners,
  findBulletinHistory,
  findGuestBulletins,
  findJackpotMinor,
  findMemberBulletins,
  hideBulletins,
} from './content.repo.ts';
import { formatJackpot, shownDevices } from './content.rules.ts';

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
