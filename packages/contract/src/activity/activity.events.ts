import { z } from 'zod';
import { defineEvent } from '../core/event.ts';

export const redEnvelopeDisplay = defineEvent({
  channel: 'private-member.{currency}',
  event: 'RedEnvelopeDisplay',
  summary: 'A red envelope was announced, opened or ended: ask for it again',
  payload: z.object({}),
});
