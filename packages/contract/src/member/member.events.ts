import { z } from 'zod';
import { defineEvent } from '../core/event.ts';

export const profileUpdated = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'profile.updated',
  summary: 'The profile changed: read it again',
  payload: z.object({}),
});
