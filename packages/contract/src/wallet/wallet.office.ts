import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { defineApprovedChange, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { gpIdSchema, idSchema, instantSchema, optional, say } from '../core/wire.ts';
import { officeMember } from '../member/member.office.ts';
import { awaitedReturnSchema, transferSchema } from './wallet.schema.ts';

/** A transfer with what only operators see. */
const officeTransferSchema = transferSchema.extend({
  /** What the provider last said, in its own words; empty where it has said nothing. */
  provider_word: z.string(),
});
export type OfficeTransfer = z.output<typeof officeTransferSchema>;

export const memberMoney = defineOfficeQuery({
  path: '/money/of-member',
  permission: 'money.read',
  scope: 'site',
  summary:
    'Where a member’s money is: main wallet, on its way, at each provider; transfers under way and ended of late',
  request: z.strictObject(officeMember),
  data: z.object({
    currency: currencySchema,
    main: moneySchema,
    in_transit: moneySchema,
    at_providers: moneySchema,
    total: moneySchema,
    wallets: z.array(z.object({ gp_id: z.string(), gp_name: z.string(), cash: moneySchema })),
    under_way: z.array(officeTransferSchema),
    awaited: z.array(awaitedReturnSchema),
    ended: z.array(officeTransferSchema),
  }),
});

const undecidedSchema = officeTransferSchema.extend({
  site_id: z.number().int(),
  member_id: z.number().int(),
  member_account: z.string(),
  currency: currencySchema,
});

export const transfersUndecided = defineOfficeQuery({
  path: '/transfer/undecided',
  permission: 'money.read',
  scope: 'site',
  summary: 'Transfers of a site that are not decided, the oldest first',
  request: z.strictObject({
    site_id: idSchema,
    gp_id: optional(gpIdSchema),
    ...pageRequest,
  }),
  data: pageOf(undecidedSchema),
});

export const transferAsk = defineOfficeChange({
  path: '/transfer/ask',
  permission: 'transfer.ask',
  scope: 'site',
  summary: 'Asks the provider now what became of a transfer, and settles it if it says so',
  request: z.strictObject({ site_id: idSchema, order_number: z.uuid(), reason: reasonSchema }),
  data: z.object({
    state: transferSchema.shape.state,
    provider_word: z.string(),
    asked_at: instantSchema,
  }),
  codes: { 101: 'transfer_decided', 102: 'transfer_being_sent' },
  audit: 'transfer.asked',
});

export const adjustBalance = defineApprovedChange({
  path: '/member/adjust-balance',
  permission: 'balance.adjust',
  scope: 'site',
  approval: { permission: 'balance.approve', movesMoney: true },
  summary:
    'Asks for a member’s balance to be put right: above zero the member gains, below zero they lose. Somebody else must agree',
  request: z.strictObject({
    ...officeMember,
    /** Not zero. */
    amount: moneySchema.refine((amount) => /[1-9]/.test(amount), say('error.field_not_allowed')),
    reason: reasonSchema,
  }),
  codes: { 101: 'balance_too_low' },
  audit: 'member.balance_adjusted',
});
