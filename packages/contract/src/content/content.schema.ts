import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { bitSchema, instantSchema } from '../core/wire.ts';

export const bannerSchema = z.object({
  id: z.number().int(),
  /** Where the link leads; empty for a banner without one. */
  url: z.string(),
  /** 0 leads outside, 1 to the internal path `/{url}`, 2 to a game. */
  link_type: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** 0 opens in the same page, 1 in a new tab. */
  link_method: z.union([z.literal(0), z.literal(1)]),
  game_link_parameter: z
    .object({
      gt_id: z.number().int(),
      gp_id: z.string(),
      game_code: z.string(),
      currency: currencySchema,
      gp_gt_name: z.string(),
      customized: bitSchema,
    })
    .nullable(),
  /** The scene drawn behind the text; the text is live so that every language fits. */
  scene: z.string(),
  title: z.string(),
  subtitle: z.string(),
  button: z.string(),
  sort: z.number().int(),
});
export type Banner = z.output<typeof bannerSchema>;

export const announcementSchema = z.object({
  id: z.number().int(),
  content: z.string(),
  display_before_login: bitSchema,
  display_after_login: bitSchema,
  sort: z.number().int(),
  updated_at: instantSchema,
});
export type Announcement = z.output<typeof announcementSchema>;

export const bulletinSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Plain text of one or two lines. */
  display_content: z.string(),
  /** Clean HTML: p, br, strong, em, ul, ol, li, a. */
  content: z.string(),
  display_device: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  updated_at: instantSchema,
  /** 0: once hidden, it stays hidden until it is updated. */
  setting: z.object({ display_frequency: z.number().int() }),
});
export type Bulletin = z.output<typeof bulletinSchema>;
