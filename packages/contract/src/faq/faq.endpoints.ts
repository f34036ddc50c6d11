import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';

export const faqSchema = z.object({
  id: z.number().int(),
  question: z.string(),
  /** Clean HTML: p, br, strong, em, ul, ol, li, a. */
  answer: z.string(),
});
export type Faq = z.output<typeof faqSchema>;

/** Questions about one thing. */
export const faqGroupSchema = z.object({ id: z.number().int(), name: z.string(), list: z.array(faqSchema) });
export type FaqGroup = z.output<typeof faqGroupSchema>;

export const faqList = defineEndpoint({
  path: '/arks/web/faq',
  access: 'guest',
  summary: 'Questions that are often asked, with their answers, by group',
  request: z.strictObject({}),
  data: z.object({ list: z.array(faqGroupSchema) }),
});
