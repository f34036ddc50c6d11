import type { Language } from '@halls/contract';
import type { TradingBoard, TradingMatch, TradingOrder, TradingRefusal } from '@halls/contract/provider';
import type { SportsParts } from '../sports-parts.ts';
import { lookAtBoard, lookAtMatch } from './desk-board.ts';
import { listDeskTickets, type TicketsAsked, type TicketsPart } from './desk-tickets.ts';
import { takeOrder } from './take-order.ts';

/** Whose desk it is, and the number that makes a repetition harmless. */
export interface DeskRequest {
  readonly operatorId: string;
  readonly orderId: string;
  readonly order: TradingOrder;
}

/** `conflict`: the number was another order's. */
export type OrderEnd = 'done' | 'conflict' | { readonly refused: TradingRefusal };

/** The sportsbook as those see it who trade it. */
export interface TradingDesk {
  board(language: Language): Promise<TradingBoard>;
  match(matchId: string, language: Language): Promise<TradingMatch | null>;
  /** Null for a cursor that is none of ours. */
  tickets(asked: TicketsAsked): Promise<TicketsPart | null>;
  take(request: DeskRequest): Promise<OrderEnd>;
}

export function createTradingDesk(parts: Pick<SportsParts, 'sql' | 'tableClock' | 'caps'>): TradingDesk {
  return {
    board: (language) => lookAtBoard(parts, language),
    match: (matchId, language) => lookAtMatch(parts, matchId, language),
    tickets: (asked) => listDeskTickets(parts.sql, asked),
    take: (request) => takeOrder(parts, request),
  };
}
