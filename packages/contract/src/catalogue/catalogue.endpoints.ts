import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import {
  deviceSchema,
  gpIdSchema,
  gtIdSchema,
  houseSchema,
  idSchema,
  optional,
  optionalChoice,
  say,
  supportDeviceSchema,
  templateSchema,
  wireFlag,
  wireIntOf,
} from '../core/wire.ts';
import {
  favoriteStoreMax,
  gameLabelSchema,
  gameSchema,
  gameShelfSchema,
  gameTypeSchema,
  volatilities,
} from './catalogue.schema.ts';

const view = {
  currency: optionalChoice(currencySchema),
  support_device: optionalChoice(supportDeviceSchema),
};

export const gameList = defineEndpoint({
  path: '/v3/game_list',
  access: 'guest',
  summary: 'The halls with their providers',
  request: z.strictObject({ ...view, template: optionalChoice(templateSchema) }),
  data: z.array(gameTypeSchema),
});

export const tagGameList = defineEndpoint({
  path: '/v2/get_tag_game_list',
  access: 'guest',
  summary:
    'The games of a label (hot, new), the member’s own (favorite, played), or those that a text finds (all), in one hall or in all; of one provider or one volatility where they are named',
  request: z.strictObject({
    ...view,
    tag: z.string().max(32, say('error.field_too_long')),
    text: optional(z.string().max(64, say('error.field_too_long'))),
    gt_id: optional(z.union([gtIdSchema, wireIntOf([0])])),
    gp_id: optional(gpIdSchema),
    volatility: optionalChoice(z.enum(volatilities)),
  }),
  data: z.object({ info: z.array(gameSchema) }),
});

export const gameLabel = defineEndpoint({
  path: '/v2/game_label',
  access: 'guest',
  summary: 'A provider’s games: all of them as `main`, and the labels hot and new as `list`',
  request: z.strictObject({
    currency: optionalChoice(currencySchema),
    device: optionalChoice(deviceSchema),
    gp_id: gpIdSchema,
    game_type_id: gtIdSchema,
    house: optionalChoice(houseSchema),
  }),
  data: z.object({ list: z.array(gameLabelSchema), main: z.array(gameSchema) }),
});

export const templateGameList = defineEndpoint({
  path: '/v2/get_template_game_list',
  access: 'guest',
  summary: 'The shelves of the home page: each hall with the games that the site shows first',
  request: z.strictObject({ ...view, template: optionalChoice(templateSchema) }),
  data: z.object({ info: z.array(gameShelfSchema) }),
});

export const lastPlayingGame = defineEndpoint({
  path: '/arks/web/member-games/last-playing-game',
  access: 'member',
  summary: 'The games that the member played last, newest first',
  request: z.strictObject({}),
  data: z.object({ list: z.array(z.object({ game_id: z.number().int() })) }),
});

export const storeFavorites = defineEndpoint({
  path: '/arks/web/member-games/favorite/store',
  access: 'member',
  summary: 'Marks games as favourites, or takes the mark away',
  request: z.strictObject({
    data: z
      .array(z.strictObject({ game_id: idSchema, status: wireFlag }))
      .min(1, say('error.field_required'))
      .max(favoriteStoreMax, say('error.field_too_long')),
  }),
  data: z.null(),
});
