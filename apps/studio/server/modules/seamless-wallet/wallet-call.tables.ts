import type { SeamlessAnswer } from '@halls/contract/provider';
import type { Generated } from 'kysely';
import type { Json } from '#platform/database.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'studio.wallet_call': WalletCallTable;
  }
}

export type WalletMethod = 'bet-win' | 'bet' | 'win' | 'jackpot-win' | 'free-round' | 'rollback' | 'adjust';

export interface WalletCallTable {
  transaction_id: string;
  round_id: string;
  method: WalletMethod;
  /** As the method's request of the provider protocol. */
  body: Json<unknown>;
  state: 'pending' | 'accepted' | 'refused' | 'replaced';
  attempts: Generated<number>;
  next_attempt_at: Date;
  is_unseen: Generated<boolean>;
  answer: Json<SeamlessAnswer> | null;
  created_at: Date;
}
