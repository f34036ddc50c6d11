import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { currencySchema, moneySchema } from '../core/money.ts';
import { gpIdSchema } from '../core/wire.ts';

export const memberCash = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'member.cash',
  summary:
    'The balance of the main wallet after a change of it or of the bonus, and what is in play where a game is open',
  payload: z.object({
    cash: moneySchema,
    currency: currencySchema.optional(),
    /** What the member has at the provider whose game is open, which holds the money; for display only. Absent: as before; 0: nothing any more. */
    in_play: z.object({ gp_id: gpIdSchema, cash: moneySchema }).optional(),
  }),
});

export const allTransferBack = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'all_transfer_back',
  summary: 'Money came back from the providers: read the wallets again',
  payload: z.object({}),
});

export const transferChanged = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'transfer.changed',
  summary: 'A transfer was decided, or waits to be asked about: read the transfers again',
  payload: z.object({}),
});

export const memberDepositSuccess = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'member_deposit.success',
  summary: 'A deposit was credited; `deposit_times` 1 is the first one',
  payload: z.object({
    order_number: z.string(),
    deposit_amount: moneySchema,
    deposit_times: z.number().int().min(1),
  }),
});
