import { z } from 'zod';
import { perLanguageSchema } from './language.ts';
import { optional, say, wireIntBetween } from './wire.ts';

/** Why a change is made, in the words of whoever makes it. */
export const reasonSchema = z
  .string()
  .trim()
  .min(1, say('error.field_required'))
  .max(500, say('error.field_too_long'));

/** What a list is asked for with: where the page before has ended, and how many. */
export const pageRequest = {
  cursor: optional(z.string().max(200, say('error.field_too_long'))),
  limit: optional(wireIntBetween(1, 200)),
};

/** A part of a list. `next_cursor` asks for what follows; null where nothing does. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), next_cursor: z.string().nullable() });
}

/** Who of the house: as lines of lists name them. */
export const operatorRefSchema = z.object({ operator_id: z.number().int(), account: z.string() });

/** What members read, in one language at least. */
export function wordsSchema(max: number) {
  return perLanguageSchema
    .refine((texts) => Object.values(texts).some((text) => text.trim() !== ''), say('error.field_required'))
    .refine((texts) => Object.values(texts).every((text) => text.length <= max), say('error.field_too_long'));
}
