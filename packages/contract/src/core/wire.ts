import { z } from 'zod';
import type { ErrorKey } from './error-key.ts';

/** Names a message in a zod rule; the type holds it to the catalogue. */
export function say(key: ErrorKey): ErrorKey {
  return key;
}

/** May be left out, which `null` says as well. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();
}

/** `optional` where the empty text is a choice that was not made. */
export function optionalChoice<Schema extends z.ZodType>(schema: Schema) {
  return optional(z.union([schema, z.literal('').transform(() => undefined)]));
}

/** A text that clients also send as a number where it looks like one, such as a phone number; `rule` holds for both. */
export function wireText(rule: z.ZodString) {
  return z.union([rule, z.number().transform(String).pipe(rule)]);
}

/** What somebody has typed as an amount; whether the currency has as many decimals is for `readMinor` to say. */
export const typedAmountSchema = z.string().regex(/^\d{1,15}(\.\d{1,2})?$/, say('error.field_format'));

/** A whole number that older clients also send as a string of digits. */
const wireInt = z.union([
  z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

/** `wireInt` within bounds, both included. */
export function wireIntBetween(min: number, max: number) {
  return wireInt.pipe(
    z.number().min(min, say('error.field_too_short')).max(max, say('error.field_too_long')),
  );
}

/** `wireInt` that is one of a few. */
export function wireIntOf<const Values extends readonly [number, ...number[]]>(values: Values) {
  const allowed = values.flatMap((value) => [
    z.literal(value),
    z.literal(String(value)).transform(() => value),
  ]);
  return z.union(allowed) as unknown as z.ZodType<Values[number], Values[number] | `${Values[number]}`>;
}

/** 0 or 1 as the wire has it in answers. */
export const bitSchema = z.union([z.literal(0), z.literal(1)]);
export type Bit = 0 | 1;
export function toBit(flag: boolean): Bit {
  return flag ? 1 : 0;
}

/** 0, 1, "0", "1", true or false of a request, read as a boolean. */
export const wireFlag = z.union([
  z.boolean(),
  z.literal(0).transform(() => false),
  z.literal(1).transform(() => true),
  z.literal('0').transform(() => false),
  z.literal('1').transform(() => true),
]);

export const idSchema = z.union([
  z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
]);

/** An instant in answers: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime();

/** A text that must be there: `key` is its message when it is missing, empty or no text at all. */
export function requiredText(key: ErrorKey, maxLength: number) {
  return z.string({ error: key }).min(1, key).max(maxLength, say('error.field_too_long'));
}

/** A day in the site's time zone, such as 2026-03-31. There is no year 0. */
export const daySchema = z.iso
  .date({ error: say('error.field_format') })
  .refine((day) => !day.startsWith('0000'), { error: say('error.field_format') });

/** What a client says of itself. Kept as a claim; nothing is decided by it. */
export const claimSchema = optional(wireText(z.string().max(256, say('error.field_too_long'))));

/** Provider code, such as GPR8. */
export const gpIdSchema = z.string().regex(/^GP[A-Z0-9]{2,3}$/, say('error.field_format'));
/** Hall: 2 slot, 3 live casino, 4 sports, 5 lottery, 6 card game, 7 virtual sport, 8 cockfight, 9 esport. */
export const gtIdSchema = wireIntOf([2, 3, 4, 5, 6, 7, 8, 9]);
/** `0` is the provider's hall. */
export const gameCodeSchema = wireText(z.string().regex(/^[\w.-]{1,64}$/, say('error.field_format')));
/** 0 desktop, 1 mobile, 2 app. */
export const supportDeviceSchema = wireIntOf([0, 1, 2]);
/** The device codes 1 to 7 (0 is desktop in older calls) or their names. */
export const deviceSchema = z.union([
  wireIntOf([0, 1, 2, 3, 4, 5, 6, 7]),
  z.enum(['desktop', 'mobile', 'app', 'gesture', 'finger', 'wechat', 'pwa']),
]);
/** Page template, such as `pc`, `site02` or `H5_3`. */
export const templateSchema = z.string().regex(/^[\w-]{1,32}$/, say('error.field_format'));
/** Which variant of a provider a hall opens; "0" or empty for the plain one. */
export const houseSchema = wireText(z.string().max(32, say('error.field_too_long')));
