import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { shownFreeAwardStates } from './free-round-states.ts';

export const memberFreeRounds = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'member.free_rounds',
  summary: 'Free rounds were given, played or ended: how they stand',
  payload: z.object({
    award_id: z.number().int(),
    state: z.enum(shownFreeAwardStates),
    left: z.number().int(),
    won: moneySchema,
    currency: currencySchema,
  }),
});
