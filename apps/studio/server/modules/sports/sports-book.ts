import { formatMinor, readMinor } from '@halls/contract';
import { cashOutMarginBp } from '#games/sports/ticket/cash-out.ts';
import { mostPayoutOf } from '#games/sports/ticket/payout.ts';
import type { GameSession } from '#modules/game-session';
import { ticketsLength } from '../../../play-protocol/list-lengths.ts';
import type {
  BuilderRequest,
  SelectionRequest,
  SlipView,
  SportsExchanges,
  SportsRefusal,
  TicketView,
} from '../../../play-protocol/sports-protocol.ts';
import { createSportsBoard, type SportsBoard } from './market/sports-board.ts';
import { quoteCashOut, takeCashOut } from './settlement/cash-out.ts';
import { type AskedLegs, readLegs } from './builder/read-builders.ts';
import type { SportsParts } from './sports-parts.ts';
import { isOfGame, sportsOf } from './ticket/legs-of-game.ts';
import { placeTicket } from './ticket/place-ticket.ts';
import { presentTickets } from './ticket/present-ticket.ts';
import { presentBuilder, presentSelection } from './ticket/present-slip.ts';
import { readEachWay } from './ticket/read-each-way.ts';
import { refusalOf, sizesOf, unknownOf } from './ticket/read-slip.ts';
import { asOpen, judgeStake, roomFor } from './ticket/stake.rules.ts';
import { findTicket, listTickets } from './ticket/ticket.repo.ts';

type RequestOf<Call extends keyof SportsExchanges> = SportsExchanges[Call]['request'];
type AnswerOf<Call extends keyof SportsExchanges> = SportsExchanges[Call]['answer'];
type Refused = { readonly refused: SportsRefusal | 'malformed' };

/** The sportsbook as its page asks it. */
export interface SportsBook {
  readonly board: SportsBoard;
  results(request: RequestOf<'sportsResults'>, session: GameSession): Promise<AnswerOf<'sportsResults'>>;
  checkSlip(request: RequestOf<'checkSlip'>, session: GameSession): Promise<SlipView | Refused>;
  placeTicket(request: RequestOf<'placeTicket'>, session: GameSession): Promise<TicketView | Refused>;
  ticket(request: RequestOf<'ticket'>, session: GameSession): Promise<TicketView | Refused>;
  tickets(request: RequestOf<'tickets'>, session: GameSession): Promise<AnswerOf<'tickets'>>;
  quoteCashOut(
    request: RequestOf<'quoteCashOut'>,
    session: GameSession,
  ): Promise<AnswerOf<'quoteCashOut'> | Refused>;
  takeCashOut(request: RequestOf<'takeCashOut'>, session: GameSession): Promise<TicketView | Refused>;
}

export function createSportsBook(parts: SportsParts): SportsBook {
  const { sql } = parts;

  async function show(ticketId: string, playerId: number): Promise<TicketView | Refused> {
    const ticket = await findTicket(sql, ticketId);
    if (ticket?.playerId !== playerId) return { refused: 'ticket_unknown' };
    const [view] = await presentTickets(sql, [ticket]);
    return view ?? { refused: 'ticket_unknown' };
  }

  const board = createSportsBoard(parts);
  return {
    board,
    async results({ after, sport }, session) {
      const shown = sportsOf(session).filter((one) => sport === undefined || one === sport);
      return { matches: await board.results(after === undefined ? null : Number(after), shown) };
    },
    checkSlip: (request, session) => checkSlip(parts, request, session),
    async placeTicket({ client_request_id, kind, selections, builders, unit_stake, accept }, session) {
      const unitStakeMinor = readMinor(unit_stake, session.currency);
      if (unitStakeMinor === null) return { refused: 'malformed' };
      const placed = await placeTicket(parts, session, {
        ...{ clientRequestId: client_request_id, kind, unitStakeMinor, accept },
        ...readAsked(selections, builders),
      });
      return 'refused' in placed ? placed : show(placed.ticketId, session.playerId);
    },
    ticket: ({ ticket_id }, { playerId }) => show(ticket_id, playerId),
    async tickets({ state, before }, { playerId }) {
      const page = { state, before: before ? new Date(before) : null, limit: ticketsLength };
      return { tickets: await presentTickets(sql, await listTickets(sql, playerId, page)) };
    },
    async quoteCashOut({ ticket_id, percent = 100 }, { playerId, currency }) {
      const quoted = await quoteCashOut(parts, { playerId, ticketId: ticket_id, percent });
      if ('refused' in quoted) return quoted;
      const { quote } = quoted;
      return {
        ...{ quote_id: quote.quoteId, ticket_id, margin_bp: cashOutMarginBp },
        amount: formatMinor(quote.amountMinor, currency),
        fair_value: formatMinor(quote.fairMinor, currency),
        stake_sold: formatMinor(quoted.soldMinor, currency),
        stake_left: formatMinor(quoted.leftMinor, currency),
        expires_at: quote.expiresAt.toISOString(),
      };
    },
    async takeCashOut({ quote_id }, { playerId }) {
      const taken = await takeCashOut(parts, { playerId, quoteId: quote_id });
      return 'refused' in taken ? taken : show(taken.ticketId, playerId);
    },
  };
}

/** What a slip would be refused for, in the order in which a ticket is looked at. */
async function checkSlip(
  { sql, tableClock, caps, jointPrices }: SportsParts,
  { kind, selections, builders, unit_stake }: RequestOf<'checkSlip'>,
  session: GameSession,
): Promise<SlipView | Refused> {
  const { currency } = session;
  const now = await tableClock();
  const asked = readAsked(selections, builders);
  const legs = await readLegs(sql, jointPrices, { kind, ...asked }, { by: session, now });
  if (!legs || !isOfGame(session, legs)) return { refused: unknownOf(kind) };
  const sizes = sizesOf(kind, asked.selections.length + asked.builders.length);
  if (!sizes) return { refused: 'kind_unknown' };
  const room = roomFor(caps, legs, { sizes, currency });
  const unitStakeMinor = unit_stake === undefined ? null : readMinor(unit_stake, currency);
  if (unit_stake !== undefined && unitStakeMinor === null) return { refused: 'malformed' };
  const show = (amountMinor: bigint): string => formatMinor(amountMinor, currency);
  const [own] = asked.selections;
  const isAlone = asked.selections.length === 1 && asked.builders.length === 0;
  const halves = own && isAlone ? await readEachWay(sql, own, now) : null;
  const ofStake = unitStakeMinor === null ? null : judgeStake(unitStakeMinor, room);
  return {
    selections: legs
      .filter(({ built, placeTerms }) => built === null && placeTerms === null)
      .map((leg) => presentSelection(leg, halves?.[1])),
    builders: legs.flatMap(presentBuilder),
    combinations: room.combinations,
    least_unit_stake: show(room.leastMinor),
    most_unit_stake: show(room.mostMinor),
    stake: unitStakeMinor === null ? null : show(unitStakeMinor * BigInt(room.combinations)),
    most_payout:
      unitStakeMinor === null ? null : show(mostPayoutOf({ unitStakeMinor, sizes, legs: asOpen(legs) })),
    refusal: refusalOf(legs, 'none') ?? ofStake,
  };
}

function readAsked(
  selections: readonly SelectionRequest[],
  builders: readonly BuilderRequest[] = [],
): AskedLegs {
  const readPart = ({ market_id, outcome }: Pick<SelectionRequest, 'market_id' | 'outcome'>) => ({
    marketId: Number(market_id),
    outcome,
  });
  return {
    selections: selections.map((one) => ({ ...readPart(one), price: one.price })),
    builders: builders.map(({ parts, price }) => ({ parts: parts.map(readPart), price })),
  };
}
