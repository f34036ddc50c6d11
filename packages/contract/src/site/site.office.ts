import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { defineOfficeQuery } from '../core/office-endpoint.ts';

export const siteList = defineOfficeQuery({
  path: '/site/list',
  permission: 'own',
  summary: 'The sites that who asks has any permission in',
  request: z.strictObject({}),
  data: z.object({
    list: z.array(
      z.object({
        site_id: z.number().int(),
        name: z.string(),
        currencies: z.array(currencySchema),
      }),
    ),
  }),
});
