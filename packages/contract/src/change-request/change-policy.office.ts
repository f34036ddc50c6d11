import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { reasonSchema } from '../core/office-wire.ts';
import { idSchema, optional, wireIntBetween } from '../core/wire.ts';
import { permissionSchema } from '../operator/operator.schema.ts';

const amountsSchema = z.partialRecord(currencySchema, moneySchema);
const actionSchema = z.string().max(80);

const ruleSchema = z.object({
  /** Null: in all sites that have no rule of their own. */
  site_id: z.number().int().nullable(),
  quorum: z.number().int(),
  expires_hours: z.number().int(),
  /** Up to so much nobody has to agree; currencies that are not named have no such bound. */
  amount_over: amountsSchema.nullable(),
});

export const changePolicies = defineOfficeQuery({
  path: '/change-policy/list',
  permission: 'policy.read',
  scope: 'house',
  summary: 'How many others have to agree to each kind of change, from which amount, and how long they have',
  request: z.strictObject({}),
  data: z.object({
    list: z.array(
      z.object({
        /** As the log calls it. */
        action: actionSchema,
        /** Who asks and who agrees. */
        asks: permissionSchema,
        agrees: permissionSchema,
        moves_money: z.boolean(),
        /** So many have to agree, whatever the rules say. */
        at_least: z.number().int(),
        /** The house's rule first; where nobody has set it, the usual one. */
        rules: z.array(ruleSchema),
      }),
    ),
  }),
});

export const setChangePolicy = defineApprovedChange({
  path: '/change-policy/set',
  permission: 'policy.edit',
  scope: 'house',
  summary: 'Sets a rule in a site, or in all that have none of their own; without `rule` it is taken away',
  request: z.strictObject({
    action: actionSchema,
    site_id: optional(idSchema),
    rule: optional(
      z.strictObject({
        quorum: wireIntBetween(1, 5),
        expires_hours: wireIntBetween(1, 720),
        amount_over: amountsSchema.nullable(),
      }),
    ),
    reason: reasonSchema,
  }),
  codes: { 101: 'policy_unknown', 102: 'policy_no_money', 103: 'nothing_changes' },
  audit: 'change_policy.set',
  approval: { permission: 'policy.approve', atLeast: 1 },
});
