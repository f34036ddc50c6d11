import { z } from 'zod';
import { defineApprovedChange, defineOfficeChange } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { gpIdSchema, instantSchema } from '../core/wire.ts';

export const providerChangeKey = defineApprovedChange({
  path: '/provider/change-key',
  permission: 'provider.edit',
  scope: 'house',
  summary:
    'Makes a provider a new key. Both are taken until the old one ends; from then on the house signs with the new one',
  request: z.strictObject({ gp_id: gpIdSchema, old_ends_at: instantSchema, reason: reasonSchema }),
  codes: { 101: 'key_ends_too_soon' },
  audit: 'provider.key_changed',
  approval: { permission: 'provider.approve' },
});

export const providerShowKey = defineOfficeChange({
  path: '/provider/show-key',
  permission: 'provider.edit',
  scope: 'house',
  stepUp: true,
  summary: 'Shows the new key of a provider, once',
  request: z.strictObject({ gp_id: gpIdSchema, reason: reasonSchema }),
  data: z.object({ operator_id: z.string(), key_id: z.string(), secret: z.string() }),
  codes: { 101: 'key_not_to_be_shown' },
  audit: 'provider.key_shown',
});
