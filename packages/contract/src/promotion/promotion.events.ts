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
