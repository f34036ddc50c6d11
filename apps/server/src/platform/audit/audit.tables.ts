import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Actor } from '#platform/actor.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'app.audit_event': AuditEventTable;
    'app.audit_link': AuditLinkTable;
    'app.audit_head': { seq: GeneratedAlways<number>; hash: GeneratedAlways<Buffer> };
  }
}

export type AuditedKind = Actor['kind'] | 'emergency';

/** Rows are added and read; the role of the server may do nothing else. */
export interface AuditEventTable {
  audit_event_id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  actor_kind: ColumnType<AuditedKind, AuditedKind, never>;
  actor_ref: ColumnType<string, string, never>;
  action: ColumnType<string, string, never>;
  target: ColumnType<string, string, never>;
  before: ColumnType<unknown, string, never>;
  after: ColumnType<unknown, string, never>;
  reason: ColumnType<string, string, never>;
  operator_session_id: ColumnType<number | null, number | null, never>;
  remote_address: ColumnType<string | null, string | null, never>;
  request_id: ColumnType<string | null, string | null, never>;
  change_request_id: ColumnType<number | null, number | null, never>;
  site_id: ColumnType<number | null, number | null, never>;
}

/** Written by the database as lines are committed. */
interface AuditLinkTable {
  seq: GeneratedAlways<number>;
  audit_event_id: GeneratedAlways<number>;
  day: GeneratedAlways<string>;
  prev_hash: GeneratedAlways<Buffer>;
  hash: GeneratedAlways<Buffer>;
}
