import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Currency } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'signin.calendar': CalendarTable;
    'signin.visit': VisitTable;
  }
}

interface CalendarTable {
  calendar_id: GeneratedAlways<number>;
  site_id: number;
  currency: Currency;
  first_day: string;
  last_day: string;
  rewards_minor: ColumnType<string[], string[], never>;
  turnover_percent: number;
  deposit_minor: string;
  turnover_minor: string;
  budget_minor: string;
  used_minor: Generated<string>;
  created_at: Date;
  stopped_at: Date | null;
}

interface VisitTable {
  calendar_id: number;
  member_id: number;
  day: string;
  time: number;
  amount_minor: string;
  award_id: number;
  visited_at: Date;
}
