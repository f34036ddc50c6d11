import { z } from 'zod';
import { gameSchema } from '../catalogue/catalogue.schema.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { instantSchema } from '../core/wire.ts';
import { freeAwardPays, shownFreeAwardStates } from './free-round-states.ts';

const freeRoundsSchema = z.object({
  award_id: z.number().int(),
  state: z.enum(shownFreeAwardStates),
  currency: currencySchema,
  /** Null where the site lists it no more. */
  game: gameSchema.nullable(),
  /** Of each round; it costs the member nothing. */
  stake: moneySchema,
  count: z.number().int(),
  left: z.number().int(),
  won: moneySchema,
  pays: z.enum(freeAwardPays),
  /** Of what was won, what is to be played before it can be withdrawn. */
  wagering_percent: z.number().int(),
  /** How long a bonus can be played; null where cash is paid. */
  bonus_days: z.number().int().nullable(),
  expires_at: instantSchema,
  /** When what was won was given; null until then. */
  credited_at: instantSchema.nullable(),
});
export type FreeRounds = z.output<typeof freeRoundsSchema>;

export const freeRounds = defineEndpoint({
  path: '/member/free_rounds',
  access: 'member',
  summary: 'Free rounds that the member has, and those that ended of late, the newest first',
  request: z.strictObject({}),
  data: z.object({
    list: z.array(freeRoundsSchema),
    /** The site's, in which it is said when they end. */
    timezone: z.string(),
  }),
});
