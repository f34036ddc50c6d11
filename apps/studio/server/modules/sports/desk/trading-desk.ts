import type { Language } from '@halls/contract';
import type { TradingBoard, TradingMatch } from '@halls/contract/provider';
import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import type { SportsParts } from '../sports-parts.ts';
import type { DeskRequest, OrderEnd } from './desk-request.ts';
import { lookAtBoard, lookAtMatch } from './desk-board.ts';
import { listDeskTickets, type TicketsAsked, type TicketsPart } from './desk-tickets.ts';
import { takeOrder } from './take-order.ts';

/** The sportsbook as those see it who trade it, each some sports of it. */
export interface TradingDesk {
  board(traded: readonly SportId[], language: Language): Promise<TradingBoard>;
  match(matchId: string, traded: readonly SportId[], language: Language): Promise<TradingMatch | null>;
  /** Null for a cursor that is none of ours. */
  tickets(asked: TicketsAsked): Promise<TicketsPart | null>;
  take(request: DeskRequest): Promise<OrderEnd>;
}

export function createTradingDesk(parts: Pick<SportsParts, 'sql' | 'tableClock' | 'caps'>): TradingDesk {
  return {
    board: (traded, language) => lookAtBoard(parts, { traded, language }),
    match: (matchId, traded, language) => lookAtMatch(parts, matchId, { traded, language }),
    tickets: (asked) => listDeskTickets(parts.sql, asked),
    take: (request) => takeOrder(parts, request),
  };
}
