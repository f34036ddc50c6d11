import type { Json } from '#platform/database.ts';

declare module '#platform/database.ts' {
  interface StudioTables {
    'sports.desk_order': DeskOrderTable;
  }
}

export interface DeskOrderTable {
  order_id: string;
  operator_id: string;
  request_hash: string;
  asked: Json<unknown>;
  refusal: string | null;
  taken_at: Date;
}
