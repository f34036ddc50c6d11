import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { grantStates } from './grant-states.ts';

export const memberBonus = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'member.bonus',
  summary: 'A bonus was given, played with or settled: how it stands',
  payload: z.object({
    grant_id: z.number().int(),
    state: z.enum(grantStates),
    /** What the bonus wallet holds. */
    bonus: moneySchema,
    required: moneySchema,
    wagered: moneySchema,
    currency: currencySchema,
  }),
});

export const bonusRefused = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'bonus.refused',
  summary:
    'A stake was refused by a rule of the bonus that is active: the game is excluded, or the stake is higher than `max_stake`',
  payload: z.object({
    rule: z.enum(['game', 'stake']),
    max_stake: moneySchema.nullable(),
    currency: currencySchema,
  }),
});
