import type { Generated } from 'kysely';
import type { Defect } from './defects.ts';

declare module '#platform/database.ts' {
  interface GatewayTables {
    'gateway.message': MessageTable;
  }
}

interface MessageTable {
  message_number: Generated<number>;
  message_id: string;
  psp_ref: string;
  body: string;
  defect: Defect | null;
  state: 'held' | 'waiting' | 'taken' | 'given_up';
  tries: Generated<number>;
  due_at: Date;
  /** The last one’s HTTP status, or why there was none. */
  answer: string | null;
}
