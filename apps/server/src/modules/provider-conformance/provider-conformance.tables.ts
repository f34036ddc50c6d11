import type { ColumnType, Generated } from 'kysely';
import type { Currency } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.conformance_run': ConformanceRunTable;
  }
}

export interface ConformanceRunTable {
  conformance_run_id: Generated<number>;
  gp_id: string;
  currency: Currency;
  game_code: string;
  operator_id: number;
  operator_account: string;
  reason: string;
  asked_at: Date;
  ended_at: Date | null;
  /** A list of what the checks have seen. Written as text. */
  results: ColumnType<unknown, string | undefined, string>;
  failure: string | null;
}
