import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import {
  deviceSchema,
  gameCodeSchema,
  gpIdSchema,
  gtIdSchema,
  houseSchema,
  optionalChoice,
  supportDeviceSchema,
  templateSchema,
} from '../core/wire.ts';
import { gameSchema, gameTypeSchema } from '../catalogue/catalogue.schema.ts';

export const demoPlay = defineEndpoint({
  path: '/demo/play',
  access: 'guest',
  summary: 'Starts a demo game and answers its address',
  request: z.strictObject({
    currency: currencySchema,
    device: optionalChoice(deviceSchema),
    gp_id: gpIdSchema,
    game_type: gtIdSchema,
    game_code: gameCodeSchema,
    house: optionalChoice(houseSchema),
  }),
  data: z.object({ game_url: z.string() }),
  codes: { 101: 'pg.start_failed', 106: 'r88close_msg', 107: 'pg.err_no_game', 203: 'pg.maintain.title' },
  // each is a player of its own at the provider
  rateLimit: { perMinute: 20 },
});

export const demoGpGames = defineEndpoint({
  path: '/demo/gp_games',
  access: 'guest',
  summary: 'The games of a provider that have a demo',
  request: z.strictObject({
    currency: optionalChoice(currencySchema),
    device: optionalChoice(deviceSchema),
    gp_id: gpIdSchema,
    game_type_id: gtIdSchema,
    house: optionalChoice(houseSchema),
  }),
  data: z.array(gameSchema),
});

export const demoGtGames = defineEndpoint({
  path: '/demo/gt_games',
  access: 'guest',
  summary: 'The halls with the providers that have demo games',
  request: z.strictObject({
    support_device: optionalChoice(supportDeviceSchema),
    currency: optionalChoice(currencySchema),
    template: optionalChoice(templateSchema),
  }),
  data: z.array(gameTypeSchema),
});
