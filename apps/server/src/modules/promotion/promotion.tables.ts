import type { Currency } from '@halls/contract';
import type { AwardSource, GrantState } from '@halls/contract/promotion';

declare module '#platform/database.ts' {
  interface Tables {
    'promo.award': AwardTable;
    /** Written by functions alone, as is `promo.contribution`. */
    'promo.grant': GrantTable;
    'promo.contribution': { transaction_id: number };
  }
}

/** Written by `promo.award` alone. */
interface AwardTable {
  award_id: number;
  site_id: number;
  member_id: number;
  currency: Currency;
  amount_minor: number | string;
  turnover_percent: number;
  source_type: AwardSource;
  source_id: string;
  awarded_at: Date;
}

interface GrantTable {
  grant_id: number;
  site_id: number;
  member_id: number;
  currency: Currency;
  granted_minor: number | string;
  gt_id: number;
  required_minor: number | string;
  weight_bp: number;
  wagered_minor: number | string;
  cashed_minor: number | string;
  max_stake_minor: number | string | null;
  max_cashout_minor: number | string | null;
  excluded_games: string[];
  priority: number;
  state: GrantState;
  source_type: string;
  source_id: string;
  given_at: Date;
  expires_at: Date;
  settled_at: Date | null;
}
