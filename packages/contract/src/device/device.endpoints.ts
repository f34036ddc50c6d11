import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { bitSchema, instantSchema, optional, say } from '../core/wire.ts';
import { loginOutcomes } from './login-outcomes.ts';

/** What a browser says of itself; empty where it says nothing that is known. */
const deviceLook = {
  device: z.enum(['mobile', 'desktop']),
  system: z.string(),
  browser: z.string(),
};
/** Of the network alone: `203.0.113.*`; empty where it is not known. */
const maskedAddress = z.string();

const deviceSchema = z.object({
  /** Null for the one at hand where it has not said which it is. */
  device_id: z.string().nullable(),
  is_this: bitSchema,
  ...deviceLook,
  address: maskedAddress,
  first_seen_at: instantSchema,
  last_seen_at: instantSchema,
});
export type KnownDevice = z.output<typeof deviceSchema>;

export const devices = defineEndpoint({
  path: '/member/device/list',
  access: 'member',
  summary: 'The devices that the member has come in with, the one at hand first',
  request: z.strictObject({}),
  data: z.object({ list: z.array(deviceSchema) }),
});

export const forgetDevice = defineEndpoint({
  path: '/member/device/forget',
  access: 'member',
  summary: 'Makes a device unknown again; the one at hand stays',
  request: z.strictObject({ device_id: z.string().min(1).max(64, say('error.field_too_long')) }),
  data: z.null(),
  codes: { 101: 'device_in_use' },
});

export const forgetOtherDevices = defineEndpoint({
  path: '/member/device/forget-others',
  access: 'member',
  summary: 'Makes every device unknown but the one at hand; answers how many',
  request: z.strictObject({}),
  data: z.object({ forgotten: z.number().int() }),
});

export const loginHistory = defineEndpoint({
  path: '/member/login-history',
  access: 'member',
  summary: 'Logins and failed tries of the last 90 days, the newest first, twenty at a time',
  request: z.strictObject({
    cursor: optional(z.string().regex(/^[1-9]\d{0,14}$/, say('error.field_format'))),
  }),
  data: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: instantSchema,
        outcome: z.enum(loginOutcomes),
        ...deviceLook,
        address: maskedAddress,
        is_this_device: bitSchema,
      }),
    ),
    /** Of what is older; null when that is all. */
    next_cursor: z.string().nullable(),
  }),
});
