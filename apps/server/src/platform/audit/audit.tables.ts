import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Actor } from '#platform/actor.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'app.audit_event': AuditEventTable;
  }
}

/** Rows are added and read; the role of the server may do nothing else. */
export interface AuditEventTable {
  audit_event_id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  actor_kind: ColumnType<Actor['kind'], Actor['kind'], never>;
  actor_ref: ColumnType<string, string, never>;
  action: ColumnType<string, string, never>;
  target: ColumnType<string, string, never>;
  before: ColumnType<unknown, string, never>;
  after: ColumnType<unknown, string, never>;
  reason: ColumnType<string, string, never>;
}
