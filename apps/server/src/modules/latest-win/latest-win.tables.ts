import type { Generated, GeneratedAlways } from 'kysely';
import type { Currency } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.win_terms': WinTermsTable;
    'app.latest_win': LatestWinTable;
    'app.win_mark': WinMarkTable;
  }
}

export interface WinTermsTable {
  site_id: number;
  currency: Currency;
  /** Minor units, written as text. */
  least_minor: string;
}

export interface LatestWinTable {
  win_id: GeneratedAlways<number>;
  site_id: number;
  gp_id: string;
  member_id: number;
  round_id: string;
  game_code: string;
  currency: Currency;
  paid_minor: string;
  won_at: Date;
}

export interface WinMarkTable {
  is_only: Generated<boolean>;
  transaction_id: string;
}
