import { z } from 'zod';
import { defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageRequest } from '../core/office-wire.ts';
import { instantSchema, optional, say } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { loginOutcomes } from './login-outcomes.ts';

/** What a browser says of itself; empty where it says nothing that is known. */
const look = { device: z.enum(['mobile', 'desktop']), system: z.string(), browser: z.string() };

export const memberDevices = defineOfficeQuery({
  path: '/device/of-member',
  permission: 'member.read',
  scope: 'site',
  summary:
    'The devices that a member has come in with, the session that is open, and logins and failed tries of the last ninety days',
  request: z.strictObject({
    ...officeMember,
    /** Of the logins. */
    cursor: optional(z.string().regex(/^[1-9]\d{0,14}$/, say('error.field_format'))),
    limit: pageRequest.limit,
  }),
  data: z.object({
    session: z
      .object({ ...look, address: z.string(), began_at: instantSchema, last_used_at: instantSchema })
      .nullable(),
    devices: z.array(
      z.object({
        ...look,
        /** Short for the device's id, so that those of two members can be compared. */
        fingerprint: z.string(),
        address: z.string(),
        first_seen_at: instantSchema,
        last_seen_at: instantSchema,
      }),
    ),
    logins: z.array(
      z.object({
        ...look,
        id: z.string(),
        at: instantSchema,
        outcome: z.enum(loginOutcomes),
        address: z.string(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
});
