import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import {
  deviceSchema,
  gameCodeSchema,
  gpIdSchema,
  gtIdSchema,
  optional,
  optionalChoice,
  say,
  supportDeviceSchema,
} from '../core/wire.ts';
import { sportsDeviceCodes } from '../core/constants.ts';
import { transferBackSchema } from '../wallet/wallet.schema.ts';

const httpUrl = z
  .url({ protocol: /^https?$/, error: say('error.field_format') })
  .max(2048, say('error.field_too_long'));

/** An address of the site's host, or a path there such as `/close`. */
const lobbyUrl = z.union([
  httpUrl,
  z
    .string()
    .regex(/^\/([^/\\].*)?$/, say('error.field_format'))
    .max(2048, say('error.field_too_long')),
]);

/** What a client passes along for the provider, as text or as an object of few levels. */
const extraSchema = z.union([
  z.string().max(1024, say('error.field_too_long')),
  z.record(z.string().max(64), z.unknown()).refine((extra) => isFlat(extra, 4), say('error.field_too_long')),
]);

function isFlat(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isFlat(part, levels - 1));
}

/**
 * Code 203 carries `data: {start_at, end_at, stopped?}` of `maintenanceSchema`. `frame_url`, where there is one, is what a frame of
 * the site shows instead: a page of the site that may hold the game, which the site's other pages may not.
 */
export const play = defineEndpoint({
  path: '/member/game/play1',
  access: 'member',
  summary:
    'Starts a game for real: moves the main balance to a transfer-wallet provider and answers a one-time launch address',
  request: z.strictObject({
    gpId: gpIdSchema,
    game_type: gtIdSchema,
    game_code: gameCodeSchema,
    lobby_url: lobbyUrl,
    extra: optional(extraSchema),
    device: optionalChoice(deviceSchema),
  }),
  data: z.object({ game_url: z.string(), frame_url: z.string().optional() }),
  codes: {
    101: 'pg.start_failed',
    102: 'pg.err_currency',
    103: 'one_key_waiting',
    104: 'pg.alert_starting',
    105: 'pg.err_is_playing',
    106: 'r88close_msg',
    107: 'pg.err_no_game',
    203: 'pg.maintain.title',
    957: 'pg.transfer_disabled',
  },
});

export const leave = defineEndpoint({
  path: '/member/game/leave1',
  access: 'member',
  beforePasswordChange: 'all',
  summary: 'Ends the game session and brings the money back',
  request: z.strictObject({
    gpId: optional(gpIdSchema),
    game_type: optional(gtIdSchema),
    game_code: optional(gameCodeSchema),
  }),
  data: transferBackSchema,
  codes: { 101: 'one_key_err_code_101', 102: 'one_key_err_code_102', 103: 'one_key_err_code_103' },
});

export const sportQuickbetUrl = defineEndpoint({
  path: '/arks/web/game/sport-quickbet-url',
  access: 'guest',
  summary: 'The address of the sports board that the home page frames',
  request: z.strictObject({
    currency: currencySchema,
    support_device: z.union([z.enum(sportsDeviceCodes), supportDeviceSchema]),
    domain: z.string().max(255, say('error.field_too_long')),
  }),
  data: z.object({ detail: z.object({ url: z.string(), gp_id: z.string() }) }),
  codes: { 101: 'pg.start_failed', 203: 'pg.maintain.title' },
  rateLimit: { perMinute: 30 },
});

export const checkIframe = defineEndpoint({
  path: '/check_iframe',
  access: 'guest',
  summary: 'Whether a page of a provider answers and may be framed',
  request: z.strictObject({ url: httpUrl }),
  data: z.object({ status: z.number().int() }),
  codes: { 101: 'iframe_unreachable' },
  rateLimit: { perMinute: 30 },
});
