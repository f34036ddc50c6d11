import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { idSchema, typedAmountSchema } from '../core/wire.ts';

const boundsSchema = z.object({
  currency: currencySchema,
  /** Up to which amount nobody has to look at a withdrawal that no rule speaks against; 0: somebody looks at each. */
  amount: moneySchema,
  /** Up to which sum of such ones in 24 hours. */
  daily: moneySchema,
  /** How much of that sum the last 24 hours have taken. */
  used: moneySchema,
});
export type AutoApprovalBounds = z.output<typeof boundsSchema>;

export const cashierBounds = defineOfficeQuery({
  path: '/cashier/bounds',
  permission: 'cashier.read',
  scope: 'site',
  summary: 'Up to what a site pays withdrawals without a person, in each currency in which it pays any',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ list: z.array(boundsSchema) }),
});

export const cashierSetBounds = defineApprovedChange({
  path: '/cashier/set-bounds',
  permission: 'risk.edit',
  scope: 'site',
  approval: { permission: 'risk.approve', atLeast: 1 },
  summary: 'Asks that up to other amounts a site’s withdrawals be paid without a person',
  request: z.strictObject({
    site_id: idSchema,
    currency: currencySchema,
    amount: typedAmountSchema,
    daily: typedAmountSchema,
    reason: reasonSchema,
  }),
  codes: { 101: 'standing_unchanged', 102: 'bounds_crossed' },
  audit: 'withdrawal.bounds_set',
});
