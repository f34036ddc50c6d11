import type { Generated } from 'kysely';
import type { Currency } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.bonus_setting': {
      site_id: number;
      currency: Currency;
      is_cash_surplus: Generated<boolean>;
    };
  }
}
