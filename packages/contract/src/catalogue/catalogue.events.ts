import { z } from 'zod';
import { defineEvent } from '../core/event.ts';

export const catalogueChanged = defineEvent({
  channel: 'web_api.{currency}',
  event: 'catalogue.changed',
  summary: 'Halls, providers or games changed, their order, or what can be played: read them again',
  payload: z.object({}),
});
