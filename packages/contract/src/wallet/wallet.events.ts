import { z } from 'zod';
import { defineEvent } from '../core/event.ts';
import { moneySchema } from '../core/money.ts';

export const memberCash = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'member.cash',
  summary: 'The balance of the main wallet after a change',
  payload: z.object({ cash: moneySchema }),
});

export const allTransferBack = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'all_transfer_back',
  summary: 'Money came back from the providers: read the wallets again',
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
