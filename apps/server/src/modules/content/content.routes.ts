import {
  bulletin,
  bulletinHistory,
  carouselPicture,
  hideMemberBulletin,
  marquee,
  memberBulletin,
} from '@halls/contract/content';
import type { RequestOf } from '@halls/contract';
import { implement, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { succeed } from '#platform/result.ts';
import { presentAnnouncement, presentBanner, presentBulletin } from './content.present.ts';
import {
  findAnnouncements,
  findBanners,
  findBulletinHistory,
  findGuestBulletins,
  findMemberBulletins,
  hideBulletins,
  type BulletinQuery,
} from './content.repo.ts';
import { shownDevices } from './content.rules.ts';

const sortColumns = { sort: 'sort', id: 'announcement_id', updated_at: 'updated_at' } as const;
const bulletinColumns = { id: 'bulletin_id', updated_at: 'updated_at' } as const;

/** Banners, marquee and bulletins. */
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

    implement(bulletin, async (input, { site, language, now }) => {
      const rows = await findGuestBulletins(sql, queryOf(input, site, now));
      return succeed({ web_bulletin_list: rows.map((row) => presentBulletin(row, language)) });
    }),

    implement(memberBulletin, async (input, { site, actor: member, language, now }) => {
      const rows = await findMemberBulletins(sql, {
        ...queryOf(input, site, now),
        memberId: member.memberId,
        location: input.display_location ?? 2,
      });
      return succeed({ web_bulletin_list: rows.map((row) => presentBulletin(row, language)) });
    }),

    implement(bulletinHistory, async (input, { site, language, now }) => {
      const rows = await findBulletinHistory(sql, queryOf(input, site, now));
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
  ];
}

function queryOf(
  input: RequestOf<typeof bulletin>,
  site: { readonly siteId: number },
  now: Date,
): BulletinQuery {
  return {
    siteId: site.siteId,
    devices: shownDevices(input.display_device),
    orderBy: bulletinColumns[input.sort_field ?? 'id'],
    order: input.sort_order ?? 'desc',
    now,
  };
}
