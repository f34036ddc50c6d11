import type { ColumnType } from 'kysely';
import type { Currency } from '@halls/contract';
import type { StoredVipTerms } from './terms.rules.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'vip.version': {
      site_id: number;
      currency: Currency;
      version: number;
      from_day: string;
      /** Written as JSON text, read as what it says. */
      terms: ColumnType<StoredVipTerms, string, never>;
      change_request_id: number | null;
      created_at: Date;
    };
    /** Written by functions alone, as are `vip.step` and `vip.gift`. */
    'vip.standing': { member_id: number; level: number };
    'vip.step': { member_id: number; step_id: number };
    'vip.gift': { member_id: number; level: number };
  }
}
