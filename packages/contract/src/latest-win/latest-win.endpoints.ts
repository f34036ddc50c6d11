import { z } from 'zod';
import { gameSchema } from '../catalogue/catalogue.schema.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { instantSchema } from '../core/wire.ts';

export const latestWinSchema = z.object({
  win_id: z.number().int(),
  /** Masked, such as `de***1`. */
  member_account: z.string(),
  game: gameSchema,
  currency: currencySchema,
  /** What the round paid. */
  amount: moneySchema,
  won_at: instantSchema,
});
export type LatestWin = z.output<typeof latestWinSchema>;

export const latestWins = defineEndpoint({
  path: '/v2/get_latest_wins',
  access: 'guest',
  summary:
    'The latest rounds of the site that paid more than was staked, newest first; empty where the site shows none',
  request: z.strictObject({}),
  data: z.object({
    win_list: z.array(latestWinSchema),
    /** The server's clock when it looked: how long ago a win was is counted from here. */
    read_at: instantSchema,
  }),
});
