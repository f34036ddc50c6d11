import { z } from 'zod';
import { moneySchema } from '../core/money.ts';
import { instantSchema } from '../core/wire.ts';
import { awardSources } from '../promotion/award-sources.ts';

/** What happened in the main wallet. `other` is whatever a statement has no word of its own for. */
export const statementKinds = [
  'welcome',
  'deposit',
  'bet',
  'win',
  'bonus_win',
  'jackpot_win',
  'adjustment',
  'rollback',
  'transfer_to_provider',
  'transfer_from_provider',
  'transfer_returned',
  'withdrawal',
  'withdrawal_returned',
  ...awardSources,
  'deposit_taken_back',
  'deposit_won_back',
  'deposit_refunded',
  'deposit_refund_returned',
  'debt_paid',
  'bonus',
  'agent_transfer',
  'other',
] as const;
export type StatementKind = (typeof statementKinds)[number];

export const statementEntrySchema = z.object({
  /** Counts the wallet's entries from 1. */
  id: z.number().int(),
  kind: z.enum(statementKinds),
  /** Empty where no provider had a part in it, as are its name and the game's. */
  gp_id: z.string(),
  gp_name: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  round_id: z.string(),
  /** What the wallet gained, or lost, below zero. */
  amount: moneySchema,
  /** What the wallet held afterwards. */
  balance: moneySchema,
  created_at: instantSchema,
});
export type StatementEntry = z.output<typeof statementEntrySchema>;
