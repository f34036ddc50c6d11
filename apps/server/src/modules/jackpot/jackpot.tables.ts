import type { Generated } from 'kysely';
import type { Currency } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.jackpot_terms': JackpotTermsTable;
    'app.jackpot_provider': JackpotProviderTable;
    'app.jackpot_round': JackpotRoundTable;
  }
}

export interface JackpotTermsTable {
  site_id: number;
  currency: Currency;
  seed_minor: string;
  reserve_percent: number;
  opened_at: Generated<Date>;
}

export interface JackpotProviderTable {
  gp_id: string;
  limit_bp: number;
}

/** Written by the wallet's functions alone. */
export interface JackpotRoundTable {
  gp_id: string;
  member_id: number;
  round_id: string;
  site_id: number;
  currency: Currency;
  game_code: string;
  contribution_minor: string;
  won_minor: string | null;
  won_transaction_id: string | null;
  won_at: Date | null;
}
