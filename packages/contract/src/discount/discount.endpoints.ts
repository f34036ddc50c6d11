import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { idSchema, optional, wireIntOf } from '../core/wire.ts';
import { discountCategorySchema, discountItemSchema, discountSchema } from './discount.schema.ts';

/** Of the site, such as America/Caracas: what its dates are said in. */
const timezone = z.string();

export const discountList = defineEndpoint({
  path: '/arks/web/discount',
  access: 'guest',
  summary: 'What the site offers, running offers first, then those that ended lately, with their categories',
  request: z.strictObject({}),
  data: z.object({
    category_list: z.array(discountCategorySchema),
    list: z.array(discountItemSchema),
    timezone,
  }),
});

export const discountDetail = defineEndpoint({
  path: '/arks/web/discount/detail',
  access: 'guest',
  summary: 'One offer with its steps and terms, also after its end; 404 before its start',
  request: z.strictObject({ id: idSchema }),
  data: z.object({ detail: discountSchema, timezone }),
});

export const discountPopUp = defineEndpoint({
  path: '/arks/web/discount/popup',
  access: 'guest',
  summary: 'The running offers that pop up for a guest, or for a member with a token, on a kind of device',
  request: z.strictObject({ display_device: optional(wireIntOf([0, 1, 2])) }),
  data: z.object({ list: z.array(discountSchema), timezone }),
});
