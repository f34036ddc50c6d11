import { z } from 'zod';
import { bitSchema, instantSchema } from '../core/wire.ts';

/** An offer as a list shows it. */
export const discountItemSchema = z.object({
  id: z.number().int(),
  category_id: z.number().int(),
  /** The scene drawn beside the text, one of the heroes. */
  scene: z.string(),
  title: z.string(),
  /** Plain text of one or two lines. */
  summary: z.string(),
  start_at: instantSchema.nullable(),
  end_at: instantSchema.nullable(),
  is_ended: bitSchema,
  updated_at: instantSchema,
});
export type DiscountItem = z.output<typeof discountItemSchema>;

/** Clean HTML has p, br, strong, em, ul, ol, li, a. */
export const discountSchema = discountItemSchema.extend({
  category_name: z.string(),
  /** Clean HTML: what a member does. */
  steps: z.string(),
  /** Clean HTML: what holds. */
  terms: z.string(),
  /** Where a member begins: a path of the site or an address outside; empty where there is no such place. */
  link_url: z.string(),
  link_text: z.string(),
});
export type Discount = z.output<typeof discountSchema>;

export const discountCategorySchema = z.object({ id: z.number().int(), name: z.string() });
