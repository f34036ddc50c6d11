import type { ColumnType, Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.outbox': OutboxTable;
  }
}

interface OutboxTable {
  outbox_id: Generated<number>;
  channel: string;
  event: string;
  payload: ColumnType<Record<string, unknown>, string, string>;
  created_at: Generated<Date>;
}
