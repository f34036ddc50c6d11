import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Currency } from '@halls/contract';
import type { RebateDueState, RebateKind, RebatePeriod, RebateRunState } from '@halls/contract/rebate';
import type { StoredTerms } from './terms.rules.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'rebate.plan': {
      plan_id: GeneratedAlways<number>;
      site_id: number;
      currency: Currency;
      kind: RebateKind;
      period: RebatePeriod;
    };
    'rebate.version': {
      plan_id: number;
      version: number;
      from_day: string;
      /** Written as JSON text, read as what it says. */
      terms: ColumnType<StoredTerms, string, never>;
      change_request_id: number | null;
      created_at: Date;
    };
    /** Written by functions alone, as are `rebate.line` and `rebate.due`. */
    'rebate.run': { run_id: number; plan_id: number; state: RebateRunState };
    'rebate.line': { run_id: number; of_run_id: number; member_id: number };
    'rebate.due': { run_id: number; member_id: number; state: RebateDueState };
  }
}
