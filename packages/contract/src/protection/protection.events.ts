import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { moneySchema } from '../core/money.ts';
import { instantSchema } from '../core/wire.ts';

export const limitReached = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'limit.reached',
  summary: 'A stake was refused, or a game opened in which none will be taken: what may still be lost today',
  payload: z.object({ left_today: moneySchema, day_ends_at: instantSchema }),
});
