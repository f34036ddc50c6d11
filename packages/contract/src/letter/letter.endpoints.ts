import { z } from 'zod';
import { limits } from '../core/constants.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { languageSchema } from '../core/language.ts';
import { bitSchema, idSchema, instantSchema, optional, wireFlag, wireIntBetween } from '../core/wire.ts';

export const letterSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Plain text; an empty line ends a paragraph. */
  content: z.string(),
  is_read: bitSchema,
  created_at: instantSchema,
});

export const letters = defineEndpoint({
  path: '/arks/web/member/letter',
  access: 'member',
  summary: 'The letters of the member by page, with how many there are and how many are unread',
  request: z.strictObject({
    active: optional(wireFlag),
    count: optional(wireIntBetween(1, limits.lettersPageSize)),
    language: optional(languageSchema),
    page: optional(wireIntBetween(1, 100_000)),
    sort_field: optional(z.enum(['id', 'created_at', 'is_read'])),
    sort_order: optional(z.enum(['asc', 'desc'])),
  }),
  data: z.object({
    list: z.array(letterSchema),
    total_count: z.number().int(),
    unread_count: z.number().int(),
  }),
});

export const readLetter = defineEndpoint({
  path: '/arks/web/member/letter/read',
  access: 'member',
  summary: 'Marks a letter as read',
  request: z.strictObject({ id: idSchema }),
  data: z.null(),
});

export const readAllLetters = defineEndpoint({
  path: '/member/letter/read_all',
  access: 'member',
  summary: 'Marks every letter as read',
  request: z.strictObject({}),
  data: z.null(),
});

export const destroyLetter = defineEndpoint({
  path: '/arks/web/member/letter/destroy',
  access: 'member',
  summary: 'Deletes a letter, or several',
  request: z.strictObject({ id: z.union([idSchema, z.array(idSchema).min(1).max(limits.lettersPageSize)]) }),
  data: z.null(),
});
