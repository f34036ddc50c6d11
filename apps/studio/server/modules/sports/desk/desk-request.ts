import type { TradedResult, TradingOrder, TradingRefusal } from '@halls/contract/provider';
import { isDeadHeat, type LegResult } from '#games/sports/markets/leg-result.ts';
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

/** In the words of the desk, which knows that there is a dead heat and not how many share it. */
export function toldResult(result: LegResult | null): TradedResult | 'dead_heat' | null {
  return result !== null && isDeadHeat(result) ? 'dead_heat' : result;
}

/** What was ordered is never a dead heat. */
export function orderedResult(result: LegResult | null): TradedResult | null {
  return result === null || isDeadHeat(result) ? null : result;
}

/** Null for what is no number of ours. */
export function readId(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
