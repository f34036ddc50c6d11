import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { moneySchema } from '../core/money.ts';
import { idSchema, instantSchema } from '../core/wire.ts';

export const redEnvelopeSchema = z.object({ id: z.number().int(), end_at: instantSchema });

export const redEnvelopePromotion = defineEndpoint({
  path: '/arks/web/activity/red_envelope_promotion',
  access: 'member',
  summary: 'The red envelope that the member can claim now; null when there is none',
  request: z.strictObject({}),
  data: redEnvelopeSchema.nullable(),
});

export const claimRedEnvelope = defineEndpoint({
  path: '/arks/web/activity/red_envelope',
  access: 'member',
  summary: 'Claims a red envelope and answers what was in it',
  request: z.strictObject({ id: idSchema }),
  data: z.object({ cash: moneySchema }),
  codes: { 101: 'red_envelope_claimed', 102: 'red_envelope_ended' },
});
