import type { ColumnType, GeneratedAlways, Generated } from 'kysely';
import type { DeskOrderState } from '@halls/contract/office';
import type { TradingOrder } from '@halls/contract/provider';

declare module '#platform/database.ts' {
  interface Tables {
    'trading.desk_order': DeskOrderTable;
  }
}

interface DeskOrderTable {
  order_id: Generated<string>;
  seq: GeneratedAlways<number>;
  gp_id: string;
  match_id: string;
  market_id: string | null;
  asked: ColumnType<TradingOrder, string, never>;
  asked_by: number;
  change_request_id: number | null;
  reason: string;
  asked_at: Date;
  state: Generated<DeskOrderState>;
  refusal: string | null;
  leased_until: Date | null;
  ended_at: Date | null;
}
