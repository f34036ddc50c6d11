import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '@halls/contract';
import type { TransferDirection, TransferState } from './transfer-order.rules.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'app.transfer_order': TransferOrderTable;
    'app.provider_member': ProviderMemberTable;
    'app.transfer_back': TransferBackTable;
    'app.provider_feed': ProviderFeedTable;
    'app.provider_round': ProviderRoundTable;
    'app.told_round': ToldRoundTable;
  }
}

export interface TransferOrderTable {
  order_id: string;
  site_id: number;
  member_id: number;
  gp_id: string;
  currency: Currency;
  direction: TransferDirection;
  /** Minor units, written as text. */
  amount_minor: ColumnType<number | string | null, string | null, string | null>;
  state: TransferState;
  provider_word: string | null;
  attempts: Generated<number>;
  next_attempt_at: Date | null;
  created_at: Date;
  sent_at: Date | null;
  decided_at: Date | null;
}

export interface ProviderFeedTable {
  gp_id: string;
  cursor: string;
  read_at: Date | null;
  claimed_by: string | null;
  claimed_until: Date | null;
}

export interface ProviderRoundTable {
  gp_id: string;
  round_id: string;
  member_id: number;
  game_code: string;
  currency: Currency;
  stake_minor: number | string;
  payout_minor: number | string;
  ended_at: Date;
}

/** Rounds that wait to be counted; a trigger of `app.provider_round` writes them. */
export interface ToldRoundTable {
  gp_id: string;
  round_id: string;
}

export interface TransferBackTable {
  member_id: number;
  asked_at: Date;
  running_until: Date | null;
}

/** A member as a provider that holds money knows them. */
export interface ProviderMemberTable {
  gp_id: string;
  member_id: number;
  currency: Currency;
  /** Minor units. Read as number or text, written as text. */
  balance_minor: ColumnType<number | string, string | undefined, string>;
  balance_at: Date | null;
  /** The provider's own count of the balance's changes, where it tells one. Written as text. */
  balance_version: ColumnType<number | string | null, string | null | undefined, string | null>;
  /** The owner wants it back since then, and is waiting for a round to end. */
  back_asked_at: Date | null;
  back_due_at: Date | null;
  created_at: Generated<Date>;
}
