import { z } from 'zod';
import { defineEvent } from '../core/event.ts';

const channel = 'private-member.{member_id}';

export const letterSent = defineEvent({
  channel,
  event: 'letter.sent',
  summary: 'A letter came: read the list again',
  payload: z.object({}),
});
export const letterRead = defineEvent({
  channel,
  event: 'letter.read',
  summary: 'A letter was read: read the list again',
  payload: z.object({}),
});
export const letterDeleted = defineEvent({
  channel,
  event: 'letter.delete',
  summary: 'A letter was deleted: read the list again',
  payload: z.object({}),
});
