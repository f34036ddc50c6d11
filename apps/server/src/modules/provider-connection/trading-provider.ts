import type { Language } from '@halls/contract';
import type { TradingBoard, TradingMatch, TradingOrder, TradingTickets } from '@halls/contract/provider';

/** A provider whose sportsbook can be traded. Nothing here throws: null is that nothing certain came back. */
export interface TradingProvider {
  board(language: Language): Promise<TradingBoard | null>;
  /** `none`: it has no such match. */
  match(matchId: string, language: Language): Promise<TradingMatch | 'none' | null>;
  tickets(
    asked: { readonly matchId: string | null; readonly cursor: string; readonly limit: number },
    language: Language,
  ): Promise<TradingTickets | null>;
  /** Done once for the number; what was not clearly answered is asked again. */
  order(orderId: string, order: TradingOrder): Promise<OrderTold>;
}

export type OrderTold =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly word: string }
  | { readonly kind: 'unknown'; readonly why: string };
