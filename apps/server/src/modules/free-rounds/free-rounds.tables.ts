import type { Currency } from '@halls/contract';
import type { FreeAwardPays, FreeAwardState } from '@halls/contract/free-rounds';

declare module '#platform/database.ts' {
  interface Tables {
    /** Written by functions alone, as is `free.round`. */
    'free.award': AwardTable;
    'free.round': RoundTable;
  }
}

interface AwardTable {
  award_id: number;
  site_id: number;
  member_id: number;
  currency: Currency;
  gp_id: string;
  gt_id: number;
  game_code: string;
  round_count: number;
  stake_minor: number | string;
  pays: FreeAwardPays;
  wagering_percent: number;
  bonus_days: number | null;
  change_request_id: number | null;
  state: FreeAwardState;
  used_count: number;
  won_minor: number | string;
  is_cancelling: boolean;
  given_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  credited_at: Date | null;
}

interface RoundTable {
  gp_id: string;
  transaction_id: string;
  award_id: number;
  round_id: string;
  win_minor: number | string;
  counted_at: Date;
}
