import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { optional, say } from '../core/wire.ts';

const scalar = z.union([
  z.string().max(1024, say('error.field_too_long')),
  z.number(),
  z.boolean(),
  z.null(),
]);
const flat = z
  .record(z.string().max(64), scalar)
  .refine((value) => Object.keys(value).length <= 32, say('error.field_too_long'));

export const fbTracking = defineEndpoint({
  path: '/fb_tracking',
  access: 'guest',
  summary: 'Passes an advertising event on, with what the visitor’s page knows of it',
  request: z.strictObject({
    event: z.string().min(1).max(64),
    userData: flat,
    customData: optional(flat),
    event_id: optional(z.string().max(128)),
    event_source_url: optional(z.string().max(2048)),
  }),
  data: z.null(),
  codes: { 101: 'tracking_off' },
});
