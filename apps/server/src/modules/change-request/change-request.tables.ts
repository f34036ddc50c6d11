import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Currency } from '@halls/contract';
import type { ChangeRequestState, OfficeErrorKey } from '@halls/contract/office';

declare module '#platform/database.ts' {
  interface Tables {
    'app.change_policy': ChangePolicyTable;
    'app.change_request': ChangeRequestTable;
    'app.change_request_vote': ChangeRequestVoteTable;
  }
}

interface ChangePolicyTable {
  action: string;
  site_id: number | null;
  quorum: number;
  expires_hours: number;
  amount_over: ColumnType<Partial<Record<Currency, string>> | null, string | null, string | null>;
}

interface ChangeRequestTable {
  change_request_id: GeneratedAlways<number>;
  action: ColumnType<string, string, never>;
  site_id: ColumnType<number | null, number | null, never>;
  target: ColumnType<string, string, never>;
  target_name: ColumnType<string, string, never>;
  currency: ColumnType<Currency | null, Currency | null, never>;
  /** Text beyond 2^53; turned into bigint where it is read. */
  amount_minor: ColumnType<number | string | null, string | null, never>;
  intent: ColumnType<unknown, string, never>;
  before: ColumnType<unknown, string, never>;
  after: ColumnType<unknown, string, never>;
  base_revision: ColumnType<string, string, never>;
  reason: ColumnType<string, string, never>;
  quorum: ColumnType<number, number, never>;
  state: ColumnType<ChangeRequestState, never, ChangeRequestState>;
  asked_by: ColumnType<number, number, never>;
  asked_at: ColumnType<Date, Date, never>;
  expires_at: ColumnType<Date, Date, never>;
  ended_at: ColumnType<Date | null, never, Date>;
  failure: ColumnType<OfficeErrorKey | null, never, OfficeErrorKey | null>;
}

interface ChangeRequestVoteTable {
  change_request_id: number;
  asked_by: number;
  operator_id: number;
  verdict: 'approve' | 'reject';
  reason: string;
  at: Date;
}
