import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { optional, optionalChoice, wireIntOf } from '../core/wire.ts';
import { announcementSchema, bannerSchema, bulletinSchema } from './content.schema.ts';

const useType = optional(wireIntOf([0, 1, 2]));
const sortOrder = optional(z.enum(['asc', 'desc']));
const displayDevice = optional(wireIntOf([0, 1, 2]));
const displayLocation = optional(wireIntOf([2, 3]));
/** The newest first, where nothing is said; `use_type` belongs to clients that ask for all content alike. */
const bulletinList = {
  display_device: displayDevice,
  use_type: useType,
  sort_field: optional(z.enum(['id', 'updated_at'])),
  sort_order: sortOrder,
};
const bulletins = z.object({ web_bulletin_list: z.array(bulletinSchema) });

export const carouselPicture = defineEndpoint({
  path: '/arks/web/carousel_picture',
  access: 'guest',
  summary: 'The banners of the site for a kind of place: 0 desktop, 1 small, 2 mobile',
  request: z.strictObject({ use_type: useType }),
  data: z.object({ web_carousel_picture_list: z.array(bannerSchema) }),
});

export const marquee = defineEndpoint({
  path: '/arks/web/announcement/marquee',
  access: 'guest',
  summary: 'The running announcements: those for guests, or for members with a token',
  request: z.strictObject({
    sort_field: optional(z.enum(['sort', 'id', 'updated_at'])),
    sort_order: sortOrder,
  }),
  data: z.object({ web_announcement_list: z.array(announcementSchema) }),
});

export const bulletin = defineEndpoint({
  path: '/arks/web/bulletin',
  access: 'guest',
  summary: 'The bulletins that pop up for guests on a kind of device',
  request: z.strictObject(bulletinList),
  data: bulletins,
});

export const memberBulletin = defineEndpoint({
  path: '/arks/web/bulletin/member',
  access: 'member',
  summary: 'The bulletins that pop up for the member at a place, without those that were hidden',
  request: z.strictObject({ ...bulletinList, display_location: displayLocation }),
  data: bulletins,
});

export const bulletinHistory = defineEndpoint({
  path: '/arks/web/bulletin/history',
  access: 'guest',
  summary: 'Every published bulletin, newest first',
  request: z.strictObject(bulletinList),
  data: bulletins,
});

export const hideMemberBulletin = defineEndpoint({
  path: '/arks/web/bulletin/member/hide',
  access: 'member',
  summary: 'Hides the bulletins of a place from the member until they are updated',
  request: z.strictObject({ display_device: displayDevice, display_location: displayLocation }),
  data: z.null(),
});

export const jackpot = defineEndpoint({
  path: '/v2/get_jackpot',
  access: 'guest',
  summary:
    'The jackpot in a currency, its whole part padded with zeros to ten digits (0: there is none), and who won it last',
  request: z.strictObject({ currency: optionalChoice(currencySchema) }),
  data: z.object({
    jackpot_amount_total: moneySchema,
    jackpot_win_list: z.array(
      z.object({ member_account: z.string(), amount: moneySchema, won_at: z.string() }),
    ),
  }),
});
