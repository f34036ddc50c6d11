import type { GeneratedAlways } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.ledger_check': {
      ledger_check_id: GeneratedAlways<number>;
      asked_at: Date;
      ended_at: Date | null;
      took_ms: number | null;
      up_to: number | null;
      /** JSON of a list. */
      violations: unknown;
    };
  }
}
