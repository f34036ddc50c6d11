import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idSchema, instantSchema } from '../core/wire.ts';

export const articleSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Plain text of one or two lines; may be empty. */
  summary: z.string(),
  /** Clean HTML: h2, h3, p, br, strong, em, ul, ol, li, a. */
  content: z.string(),
  updated_at: instantSchema,
});
export type Article = z.output<typeof articleSchema>;

export const articleDetail = defineEndpoint({
  path: '/arks/web/main',
  access: 'guest',
  summary: 'What the site says of itself at /main/{id}, and what else it says there',
  request: z.strictObject({ id: idSchema }),
  data: z.object({
    detail: articleSchema,
    list: z.array(z.object({ id: z.number().int(), title: z.string() })),
  }),
});
