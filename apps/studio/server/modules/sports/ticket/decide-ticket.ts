import { mostPayoutOf } from '#games/sports/ticket/payout.ts';
import { holdBetCall, takeBackStake } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import type { TicketRefusal } from '../../../../play-protocol/sports-protocol.ts';
import { askedLegsOf } from '../builder/fold-legs.ts';
import { readLegs } from '../builder/read-builders.ts';
import { shareMatches } from '../market/match.repo.ts';
import { takenPrice } from '../price/price.rules.ts';
import { type Risk, takeRisks } from '../risk/exposure.repo.ts';
import { capsOf, liabilityOf } from '../risk/risk.rules.ts';
import type { SportsParts } from '../sports-parts.ts';
import { refusalOf, selectionsOf, type SlipLeg } from './read-slip.ts';
import {
  holdTicket,
  type Leg,
  listLegs,
  listUndecided,
  markAccepted,
  markPending,
  markRejected,
} from './ticket.repo.ts';
import type { Ticket } from './ticket-row.repo.ts';

type DecideParts = Pick<SportsParts, 'sql' | 'clock' | 'tableClock' | 'caps' | 'liveDelayMs' | 'jointPrices'>;

const decidedAtOnce = 100;

/** Goes on with every ticket whose wallet has answered, or whose delay is over. Throws the first failure at the end. */
export async function decideTickets(parts: DecideParts): Promise<void> {
  const now = await parts.tableClock();
  let failure: unknown;
  for (const ticketId of await listUndecided(parts.sql, { now, limit: decidedAtOnce }))
    try {
      await decideTicket(parts, ticketId);
    } catch (error) {
      failure ??= error;
    }
  if (failure) throw failure;
}

/** Takes a ticket one step on, as far as it can go now. */
export async function decideTicket(parts: DecideParts, ticketId: string): Promise<void> {
  await parts.sql.transaction().execute((tx) => decide(tx, parts, ticketId));
}

async function decide(tx: SqlTransaction, parts: DecideParts, ticketId: string): Promise<void> {
  // the call before the ticket, as whoever takes its answer does
  const bet = await holdBetCall(tx, ticketId);
  const ticket = await holdTicket(tx, ticketId);
  if (!bet || bet.state === 'pending' || (ticket.state !== 'reserved' && ticket.state !== 'pending')) return;
  if (bet.state !== 'accepted') return markRejected(tx, ticketId, 'wallet');
  const legs = await listLegs(tx, [ticketId]);
  const now = await parts.tableClock(tx);
  if (ticket.state === 'reserved' && legs.some(({ isLive }) => isLive))
    return markPending(tx, ticketId, new Date(now.getTime() + parts.liveDelayMs));
  if (ticket.decidesAt && now < ticket.decidesAt) return;
  const refusal = await accept(tx, parts, ticket, legs);
  if (!refusal) return;
  await markRejected(tx, ticketId, refusal);
  await takeBackStake(tx, bet, parts.clock());
}

/**
 * The last look, with every match shared so that the feed can't move one meanwhile: the markets are open now, the prices as
 * the player has agreed to, nothing has happened since, and the house may still lose so much. Answers what stands against it.
 */
async function accept(
  tx: SqlTransaction,
  { caps, tableClock, jointPrices }: DecideParts,
  ticket: Ticket,
  legs: readonly Leg[],
): Promise<TicketRefusal | null> {
  await shareMatches(
    tx,
    legs.map(({ matchId }) => matchId),
  );
  // after the locks: the feed may have had them until now
  const now = await tableClock(tx);
  const asked = { kind: ticket.kind, ...askedLegsOf(legs) };
  const slip = await readLegs(tx, jointPrices, asked, { by: null, now });
  if (!slip) return 'market_closed';
  const refused = refusalOf(slip, ticket.accept);
  if (refused) return refused;
  const selections = selectionsOf(slip);
  if (selections.some((leg, place) => isMoved(leg, legs[place]))) return 'match_moved';

  const taken = slip.map(
    (leg) => takenPrice({ asked: leg.selection.price, now: leg.price }, ticket.accept) ?? 0,
  );
  const { unitStakeMinor, sizes, stakeMinor, currency } = ticket;
  const mostPayoutMinor = mostPayoutOf({
    ...{ unitStakeMinor, sizes },
    legs: taken.map((price) => ({ price, result: null })),
  });
  const liability = liabilityOf(mostPayoutMinor - stakeMinor, currency);
  const risks = selections.map(({ match, market, selection, isLive }): Risk => {
    const own = capsOf(caps, { league: match.league, isLive });
    const { marketId, matchId } = market;
    return {
      matchId,
      marketId,
      outcome: selection.outcome,
      liability,
      outcomeCap: own.outcome,
      matchCap: own.match,
    };
  });
  if (!(await takeRisks(tx, risks))) return 'exposure_full';
  await markAccepted(tx, ticket.ticketId, {
    ...{ at: now, liability, mostPayoutMinor },
    legs: slip
      .flatMap(({ built, price, market }, place) =>
        built
          ? built.parts.map((part) => ({ price: part.price, marketVersion: part.market.version }))
          : [{ price: taken[place] ?? price, marketVersion: market.version }],
      )
      .map((row, at) => ({ ...row, leg: at + 1 })),
    builders: slip.flatMap(({ built }, place) =>
      built ? [{ builder: place + 1, price: taken[place] ?? 0, prices: built.prices }] : [],
    ),
  });
  return null;
}

/** A danger, a goal or a red card since the bet was placed, or a match that has begun. */
function isMoved({ match, isLive }: SlipLeg, leg: Leg | undefined): boolean {
  return !leg || match.moves !== leg.moves || isLive !== leg.isLive;
}
