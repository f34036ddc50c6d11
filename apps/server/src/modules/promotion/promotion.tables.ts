import type { Currency } from '@halls/contract';
import type { AwardSource } from '@halls/contract/promotion';

declare module '#platform/database.ts' {
  interface Tables {
    'promo.award': AwardTable;
    /** Written by functions alone, as is `promo.contribution`. */
    'promo.grant': { grant_id: number };
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
