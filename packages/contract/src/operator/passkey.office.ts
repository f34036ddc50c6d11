import { z } from 'zod';
import { defineAuditedCall, defineOfficeQuery } from '../core/office-endpoint.ts';
import { idSchema } from '../core/wire.ts';
import {
  madePasskeySchema,
  passkeyCreationSchema,
  passkeyLineSchema,
  passkeyNameSchema,
} from './passkey.schema.ts';

const nothing = z.strictObject({});

export const passkeyList = defineOfficeQuery({
  path: '/passkey/list',
  permission: 'own',
  summary: 'One’s own passkeys, the oldest first',
  request: nothing,
  data: z.object({ list: z.array(passkeyLineSchema) }),
});

export const beginPasskey = defineOfficeQuery({
  path: '/passkey/begin',
  permission: 'own',
  beforeSetUp: true,
  stepUp: true,
  summary: 'What a browser makes a new passkey by, within five minutes',
  request: nothing,
  data: passkeyCreationSchema,
  codes: { 101: 'passkey_host', 103: 'passkey_many' },
  rateLimit: { perMinute: 30 },
});

export const addPasskey = defineAuditedCall({
  path: '/passkey/add',
  permission: 'own',
  beforeSetUp: true,
  stepUp: true,
  summary: 'Takes a passkey into use that was made for `/passkey/begin`',
  request: z.strictObject({ name: passkeyNameSchema, passkey: madePasskeySchema }),
  data: z.null(),
  codes: { 101: 'passkey_host', 102: 'passkey_unfit', 103: 'passkey_many', 104: 'passkey_known' },
  audit: 'operator.passkey_added',
  rateLimit: { perMinute: 30 },
});

export const removePasskey = defineAuditedCall({
  path: '/passkey/remove',
  permission: 'own',
  stepUp: true,
  summary: 'A passkey is good no more; the last second factor stays where one is demanded',
  request: z.strictObject({ passkey_id: idSchema }),
  data: z.null(),
  codes: { 101: 'last_second_factor' },
  audit: 'operator.passkey_removed',
});
