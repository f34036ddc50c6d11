import type { TradingOrder, TradingRefusal } from '@halls/contract/provider';
import type { SportId } from '../../../../play-protocol/sports-protocol.ts';

/** Whose desk it is, and the number that makes a repetition harmless. */
export interface DeskRequest {
  readonly operatorId: string;
  readonly orderId: string;
  readonly order: TradingOrder;
  /** The sports of that desk. */
  readonly traded: readonly SportId[];
}

/** `conflict`: the number was another order's. */
export type OrderEnd = 'done' | 'conflict' | { readonly refused: TradingRefusal };

/** Null for what is no number of ours. */
export function readId(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
