import { type Currency, formatMinor } from '@halls/contract';
import { getMarket } from '#games/sports/sport/sports.ts';
import { mostPayoutOf } from '#games/sports/ticket/payout.ts';
import { listRoundEnds } from '#modules/round';
import { sumOwed } from '#modules/seamless-wallet';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { LegPartView, LegView, TicketView } from '../../../../play-protocol/sports-protocol.ts';
import { type FoldedLeg, foldLegs } from '../builder/fold-legs.ts';
import { listMarkets, type Market } from '../market/market.repo.ts';
import { listEventsNamed } from '../market/match-event.repo.ts';
import { listMatches, type Match } from '../market/match.repo.ts';
import { presentEvent, presentHead } from '../market/present-match.ts';
import { presentPlace, presentSeasonHead } from '../market/present-season.ts';
import { type CashOut, listTakenQuotes } from '../settlement/cash-out.repo.ts';
import { listSettlements } from '../settlement/settlement.repo.ts';
import { type Leg, listLegs } from './ticket.repo.ts';
import type { Ticket } from './ticket-row.repo.ts';

/** Tickets with all that a page shows of them; what they share is read once. */
export async function presentTickets(
  sql: SqlOrTransaction,
  tickets: readonly Ticket[],
): Promise<TicketView[]> {
  const ids = tickets.map(({ ticketId }) => ticketId);
  const legs = await listLegs(sql, ids);
  const unique = (list: readonly number[]): number[] => [...new Set(list)];
  const markets = await listMarkets(sql, unique(legs.map(({ marketId }) => marketId)));
  const matches = await listMatches(sql, unique(legs.map(({ matchId }) => matchId)));
  const events = await listEventsNamed(
    sql,
    markets.flatMap(({ matchId, decidedBy }) =>
      decidedBy === null ? [] : [{ matchId, ordinal: decidedBy }],
    ),
  );
  const [settlements, ends, owed, cashOuts] = [
    await listSettlements(sql, ids),
    await listRoundEnds(sql, ids),
    await sumOwed(sql, ids),
    await listTakenQuotes(sql, ids),
  ];

  function presentPart(leg: Leg): LegPartView {
    const market = getById(markets, leg);
    const { lineKind } = getMarket(market.code);
    const isByHouse = leg.result !== null && market.deskResults !== null;
    const decided =
      leg.result === null || isByHouse ? undefined : events.get(`${leg.matchId}/${market.decidedBy}`);
    return {
      market_id: String(leg.marketId),
      ...{ code: market.code, line: market.line, line_kind: lineKind, outcome: leg.outcome },
      price: leg.price,
      result: leg.result,
      decided_by: decided ? presentEvent(decided, getMatch(matches, leg)) : null,
      is_by_house: isByHouse,
    };
  }

  function presentWhere(leg: Leg): Pick<LegView, 'match' | 'season'> {
    const match = getMatch(matches, leg);
    return match.kind === 'season'
      ? { match: null, season: { ...presentSeasonHead(match), place: presentPlace(match, leg.outcome) } }
      : { match: presentMatch(match), season: null };
  }

  return tickets.map((ticket): TicketView => {
    const { ticketId, currency } = ticket;
    const own = legs.filter((leg) => leg.ticketId === ticketId);
    const show = (amountMinor: bigint): string => formatMinor(amountMinor, currency);
    const end = ends.get(ticketId);
    const owedMinor = owed.get(ticketId);
    return {
      ...presentHeadOf(ticket, own),
      wallet_reason: ticket.refusal === 'wallet' ? (end?.voidReason ?? null) : null,
      owed: owedMinor === undefined ? null : show(owedMinor),
      legs: withPlaces(own, (leg) => presentLeg(leg, { presentWhere, presentPart })),
      settlements: settlements
        .filter((settlement) => settlement.ticketId === ticketId)
        .map(({ seq, payoutBeforeMinor, payoutAfterMinor, cause, settledAt }) => ({
          ...{ seq, cause, at: settledAt.toISOString() },
          payout_before: show(payoutBeforeMinor),
          payout_after: show(payoutAfterMinor),
        })),
      cash_out: presentCashOut(cashOuts.get(ticketId), currency),
      balance:
        end?.balanceAfterMinor === undefined || end.balanceAfterMinor === null
          ? null
          : show(end.balanceAfterMinor),
    };
  });
}

function presentLeg(
  { builder, parts, askedPrice, takenPrice, price, result }: FoldedLeg,
  of: {
    presentWhere(leg: Leg): Pick<LegView, 'match' | 'season'>;
    presentPart(leg: Leg): LegPartView;
  },
): LegView[] {
  const [first] = parts;
  if (!first) return [];
  const where = { ...of.presentWhere(first), is_live: first.isLive, each_way: null };
  const leg = { ...where, asked_price: askedPrice };
  if (builder === null) return [{ ...of.presentPart(first), ...leg, parts: [], price_left: null }];
  return [
    {
      ...{ ...leg, ...ofBuilder, price: takenPrice, result },
      parts: parts.map(of.presentPart),
      price_left: result === 'lost' || price === takenPrice ? null : price,
    },
  ];
}

/** A builder is on no market of its own, and no event decides it but those of its parts. */
const ofBuilder: Pick<
  LegView,
  'market_id' | 'code' | 'line' | 'line_kind' | 'outcome' | 'decided_by' | 'is_by_house'
> = {
  ...{ market_id: '', code: 'builder', line: 0, line_kind: 'none', outcome: '' },
  ...{ decided_by: null, is_by_house: false },
};

/** The second half of an each-way bet stands with the first. */
function withPlaces(own: readonly Leg[], presentLegs: (leg: FoldedLeg) => LegView[]): LegView[] {
  const place = own.find(({ placeTerms }) => placeTerms);
  const shown = foldLegs(own.filter((leg) => leg !== place)).flatMap(presentLegs);
  if (!place?.placeTerms) return shown;
  const { placeTerms, price, result } = place;
  return shown.map((leg) => ({ ...leg, each_way: { ...placeTerms, price, result } }));
}

function presentHeadOf(ticket: Ticket, legs: readonly Leg[]) {
  const { currency, unitStakeMinor, unitLeftMinor, cashedMinor, sizes } = ticket;
  const mostOfRest = mostPayoutOf({ unitStakeMinor: unitLeftMinor, sizes, legs: foldLegs(legs) });
  const show = (amountMinor: bigint): string => formatMinor(amountMinor, currency);
  return {
    ticket_id: ticket.ticketId,
    client_request_id: ticket.clientRequestId,
    ...{ kind: ticket.kind, state: ticket.state, refusal: ticket.refusal, accept: ticket.accept },
    combinations: ticket.combinations,
    unit_stake: show(unitStakeMinor),
    stake: show(ticket.stakeMinor),
    stake_left: show(unitLeftMinor * BigInt(ticket.combinations)),
    cashed: cashedMinor === 0n ? null : show(cashedMinor),
    most_payout: show(cashedMinor + mostOfRest),
    payout: ticket.payoutMinor === null ? null : show(ticket.payoutMinor),
    placed_at: ticket.placedAt.toISOString(),
    decides_at: ticket.state === 'pending' ? (ticket.decidesAt?.toISOString() ?? null) : null,
    accepted_at: ticket.acceptedAt?.toISOString() ?? null,
    settled_at: ticket.settledAt?.toISOString() ?? null,
  };
}

function presentMatch(match: Match): LegView['match'] {
  const { match_id, sport, league, home, away, kicks_off_at, status, score, clock } = presentHead(match);
  return { match_id, sport, league, home, away, kicks_off_at, status, score, clock };
}

function presentCashOut(cashOut: CashOut | undefined, currency: Currency): TicketView['cash_out'] {
  if (!cashOut || cashOut.state === 'quoted') return null;
  return { amount: formatMinor(cashOut.amountMinor, currency), state: cashOut.state };
}

function getMatch(matches: readonly Match[], leg: Leg): Match {
  const match = matches.find(({ matchId }) => matchId === leg.matchId);
  if (!match) throw new Error('a leg on a match that is not there');
  return match;
}

function getById(markets: readonly Market[], { marketId }: Leg): Market {
  const market = markets.find((one) => one.marketId === marketId);
  if (!market) throw new Error(`there is no market ${marketId}`);
  return market;
}
