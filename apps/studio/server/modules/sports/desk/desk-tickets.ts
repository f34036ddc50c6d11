import type { Language } from '@halls/contract';
import type { TradedTicket } from '@halls/contract/provider';
import { getMarket } from '#games/sports/sport/sports.ts';
import { marketNameWithLine, outcomeName } from '#games/sports/words/market-words.ts';
import type { Sql } from '#platform/database.ts';
import { listMarkets, type Market } from '../market/market.repo.ts';
import { listMatches, type Match } from '../market/match.repo.ts';
import { type Leg, listLegs } from '../ticket/ticket.repo.ts';
import type { Ticket } from '../ticket/ticket-row.repo.ts';
import { listTicketsPlaced } from './desk-tickets.repo.ts';
import { deskNames } from './desk-names.ts';
import { readId, toldResult } from './desk-request.ts';
import { deskTextsOf } from './desk-texts.ts';

export interface TicketsAsked {
  readonly operatorId: string;
  readonly gpId: string;
  readonly language: Language;
  /** Of one match alone. */
  readonly matchId: string | null;
  /** When the last one of the part before was placed, in microseconds, and its id. */
  readonly cursor: string;
  readonly limit: number;
}

export interface TicketsPart {
  readonly tickets: readonly TradedTicket[];
  readonly nextCursor: string | null;
}

/** An operator's tickets, the newest first. */
export async function listDeskTickets(sql: Sql, asked: TicketsAsked): Promise<TicketsPart | null> {
  const { operatorId, gpId, limit, cursor } = asked;
  const [, placedMicros, ticketId] =
    /^(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  const after = placedMicros !== undefined && ticketId !== undefined ? { placedMicros, ticketId } : null;
  const matchId = asked.matchId === null ? null : readId(asked.matchId);
  if ((cursor !== '' && !after) || (asked.matchId !== null && matchId === null)) return null;
  const placed = await listTicketsPlaced(sql, { operatorId, gpId, matchId, after, limit });
  const last = placed.at(-1);
  return {
    tickets: await presentTickets(sql, placed, asked.language),
    nextCursor: last && placed.length === limit ? `${last.placedMicros}.${last.ticketId}` : null,
  };
}

type Placed = Awaited<ReturnType<typeof listTicketsPlaced>>[number];

async function presentTickets(
  sql: Sql,
  placed: readonly Placed[],
  language: Language,
): Promise<TradedTicket[]> {
  const legs = await listLegs(
    sql,
    placed.map(({ ticketId }) => ticketId),
  );
  const unique = (ids: readonly number[]): number[] => [...new Set(ids)];
  const markets = await listMarkets(sql, unique(legs.map(({ marketId }) => marketId)));
  const matches = await listMatches(sql, unique(legs.map(({ matchId }) => matchId)));
  return placed.map((ticket) => ({
    ...presentTicket(ticket),
    member_ref: ticket.memberRef,
    legs: legs
      .filter(({ ticketId }) => ticketId === ticket.ticketId)
      .map((leg) => presentLeg(leg, { markets, matches, language })),
  }));
}

function presentTicket(ticket: Ticket): Omit<TradedTicket, 'legs' | 'member_ref'> {
  const { ticketId, currency, kind, combinations, state, refusal, settlements } = ticket;
  return {
    ticket_id: ticketId,
    ...{ currency, kind, combinations, state, refusal, settlements },
    stake: ticket.stakeMinor.toString(),
    most_payout: ticket.mostPayoutMinor.toString(),
    payout: ticket.payoutMinor?.toString() ?? null,
    placed_at: ticket.placedAt.toISOString(),
  };
}

function presentLeg(
  leg: Leg,
  {
    markets,
    matches,
    language,
  }: { readonly markets: readonly Market[]; readonly matches: readonly Match[]; readonly language: Language },
): TradedTicket['legs'][number] {
  const market = markets.find(({ marketId }) => marketId === leg.marketId);
  const match = matches.find(({ matchId }) => matchId === leg.matchId);
  if (!market || !match) throw new Error(`a leg on the market ${leg.marketId}, which is not there`);
  const text = deskTextsOf(language);
  const names = deskNames(match, language);
  const naming = { code: market.code, line: market.line, line_kind: getMarket(market.code).lineKind };
  return {
    match_id: String(leg.matchId),
    match: `${names.home} – ${names.away}`,
    market:
      leg.builder === null
        ? marketNameWithLine(text, naming, names)
        : `${text('builder')} ${leg.builder} · ${marketNameWithLine(text, naming, names)}`,
    outcome: outcomeName(text, naming, leg.outcome, names),
    price: leg.builderPrice ?? leg.price,
    is_live: leg.isLive,
    result: toldResult(leg.result),
  };
}
