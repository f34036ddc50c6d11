import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { idSchema, instantSchema, optional, wireIntBetween } from '../core/wire.ts';
import { grantStates } from './grant-states.ts';

const gameSchema = z.object({ gp_id: z.string(), game_code: z.string(), game_name: z.string() });
const providerSchema = z.object({ gp_id: z.string(), gp_name: z.string() });

/** A bonus and its terms, which are never changed once it is given. */
const bonusSchema = z.object({
  /** Also the number of its terms. */
  grant_id: z.number().int(),
  state: z.enum(grantStates),
  currency: currencySchema,
  granted: moneySchema,
  /** What it holds now; of one that waits, what it will. */
  held: moneySchema,
  /** What must be staked in all, and what was. */
  required: moneySchema,
  wagered: moneySchema,
  /** Of each stake, in percent. */
  weight_percent: z.number(),
  gt_id: z.number().int(),
  gt_name: z.string(),
  /** Of its hall: where the bonus can be staked, and who holds money and so takes cash alone. */
  counting: z.array(providerSchema),
  cash_only: z.array(providerSchema),
  /** Refused while it is active. */
  excluded: z.array(gameSchema),
  /** Null: any, as is `max_cashout`. */
  max_stake: moneySchema.nullable(),
  /** The most that becomes cash. */
  max_cashout: moneySchema.nullable(),
  /** What the member's rounds in this hall came to of late, at most the highest stake; null where they played none. */
  typical_stake: moneySchema.nullable(),
  given_at: instantSchema,
  expires_at: instantSchema,
});
export type Bonus = z.output<typeof bonusSchema>;

export const bonuses = defineEndpoint({
  path: '/member/bonus',
  access: 'member',
  summary: 'The bonus that the member plays with, and those that wait, in their order',
  request: z.strictObject({}),
  data: z.object({
    list: z.array(bonusSchema),
    /** The site's, in which it is said when one ends. */
    timezone: z.string(),
  }),
});

const endedBonusSchema = bonusSchema
  .pick({ grant_id: true, state: true, currency: true, granted: true, required: true, wagered: true })
  .extend({
    /** What became cash. */
    cashed: moneySchema,
    given_at: instantSchema,
    ended_at: instantSchema,
  });
export type EndedBonus = z.output<typeof endedBonusSchema>;

export const endedBonuses = defineEndpoint({
  path: '/member/bonus/history',
  access: 'member',
  summary: 'Bonuses that are over, the newest first, with what became cash',
  request: z.strictObject({ cursor: optional(idSchema), count: optional(wireIntBetween(1, 100)) }),
  data: z.object({ list: z.array(endedBonusSchema), next_cursor: z.number().int().nullable() }),
});

export const forfeitBonus = defineEndpoint({
  path: '/member/bonus/forfeit',
  access: 'member',
  summary:
    'Gives up a bonus: what is left of it goes to the house. `held` is the amount that the member was shown; where it has grown since, nothing is given up',
  request: z.strictObject({ grant_id: idSchema, held: moneySchema }),
  data: z.null(),
  codes: { 101: 'bonus_over', 102: 'bonus_grown' },
});
