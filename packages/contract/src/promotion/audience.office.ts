import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { defineOfficeQuery } from '../core/office-endpoint.ts';
import { idSchema } from '../core/wire.ts';

export const promotionAudience = defineOfficeQuery({
  path: '/promotion/audience',
  permission: 'promotion.read',
  scope: 'site',
  summary: 'How many active members a site has in a currency, counted up to ten thousand',
  request: z.strictObject({ site_id: idSchema, currency: currencySchema }),
  data: z.object({ members: z.number().int(), is_more: z.boolean() }),
});
