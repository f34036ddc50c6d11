import { z } from 'zod';
import { defineEvent } from '../core/event.ts';

export const depositChanged = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'deposit.changed',
  summary: 'A deposit went on: read the order again',
  payload: z.object({ order_number: z.string() }),
});

export const withdrawalChanged = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'withdrawal.changed',
  summary: 'A withdrawal went on: read the order again',
  payload: z.object({ order_number: z.string() }),
});
