import { randomUUID } from 'node:crypto';
import { cashOutOf, fairValueOf, type ValuedLeg } from '#games/sports/ticket/cash-out.ts';
import { holdBetCall } from '#modules/seamless-wallet';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { SportsRefusal } from '../../../../play-protocol/sports-protocol.ts';
import { foldLegs } from '../builder/fold-legs.ts';
import type { JointPrices } from '../builder/joint-prices.ts';
import { worthTogether } from '../builder/read-builders.ts';
import { shareMatches } from '../market/match.repo.ts';
import type { SportsParts } from '../sports-parts.ts';
import { readSlip, type SlipLeg } from '../ticket/read-slip.ts';
import { findTicket, holdTicket, type Leg, listLegs } from '../ticket/ticket.repo.ts';
import type { Ticket } from '../ticket/ticket-row.repo.ts';
import {
  type CashOut,
  findQuote,
  hasPendingQuote,
  insertQuote,
  listPendingQuotes,
  writeQuote,
} from './cash-out.repo.ts';
import { movePayout, payPart } from './settle-ticket.ts';

type CashOutParts = Pick<SportsParts, 'sql' | 'clock' | 'tableClock' | 'liveDelayMs' | 'jointPrices'>;
type Refused = { readonly refused: SportsRefusal };

const quoteLivesMs = 10_000;

/** What a ticket, or a part of it, is worth now, and on which open legs that rests. */
interface Value {
  readonly amountMinor: bigint;
  readonly fairMinor: bigint;
  readonly open: readonly SlipLeg[];
}

/** What the house gives at this moment, for some seconds. */
export interface Quoted {
  readonly quote: Pick<CashOut, 'quoteId' | 'amountMinor' | 'fairMinor' | 'expiresAt'>;
  /** Of all combinations: what is sold, and what goes on. */
  readonly soldMinor: bigint;
  readonly leftMinor: bigint;
}

/** Of an open ticket as far as it runs, or of a part of that: so many per cent of the unit stake, rounded down. */
export async function quoteCashOut(
  parts: CashOutParts,
  {
    playerId,
    ticketId,
    percent,
  }: { readonly playerId: number; readonly ticketId: string; readonly percent: number },
): Promise<Quoted | Refused> {
  return parts.sql.transaction().execute(async (tx): Promise<Quoted | Refused> => {
    const ticket = await findTicket(tx, ticketId);
    if (ticket?.playerId !== playerId) return { refused: 'ticket_unknown' };
    const now = await parts.tableClock(tx);
    const unitMinor = (ticket.unitLeftMinor * BigInt(percent)) / 100n;
    const legs = await listLegs(tx, [ticketId]);
    const value = await valueOf(tx, parts.jointPrices, ticket, { legs, unitMinor, now });
    if (!value) return { refused: 'no_cash_out' };
    const { amountMinor, fairMinor, open } = value;
    const quote = {
      ...{ quoteId: randomUUID(), ticketId, unitMinor, amountMinor, fairMinor },
      expiresAt: new Date(now.getTime() + quoteLivesMs),
    };
    const versions = Object.fromEntries(open.map(({ market }) => [market.marketId, market.version]));
    await insertQuote(tx, { ...quote, versions, now });
    const combinations = BigInt(ticket.combinations);
    const leftMinor = (ticket.unitLeftMinor - unitMinor) * combinations;
    return { quote, soldMinor: unitMinor * combinations, leftMinor };
  });
}

/**
 * Takes a quote, once: before kick-off at once, with a live match after the delay that bets have. Answers the ticket that it
 * is for; what became of it stands there.
 */
export async function takeCashOut(
  parts: CashOutParts,
  { playerId, quoteId }: { readonly playerId: number; readonly quoteId: string },
): Promise<{ readonly ticketId: string } | Refused> {
  const found = await findQuote(parts.sql, quoteId);
  const ticket = found && (await findTicket(parts.sql, found.ticketId));
  if (!found || ticket?.playerId !== playerId) return { refused: 'quote_unknown' };
  const { ticketId } = found;
  return parts.sql.transaction().execute(async (tx): Promise<{ readonly ticketId: string } | Refused> => {
    const held = await hold(tx, ticketId, quoteId);
    // the same quote again: what became of it stands in the ticket
    if (held.quote.state !== 'quoted') return { ticketId };
    const now = await parts.tableClock(tx);
    if (now >= held.quote.expiresAt) return { refused: 'quote_expired' };
    const isOpen = held.ticket.state === 'accepted' && soldUnitOf(held) <= held.ticket.unitLeftMinor;
    if (!isOpen || (await hasPendingQuote(tx, ticketId))) return { refused: 'no_cash_out' };
    const slip = await readSlip(tx, asSelections(held.legs), now);
    const live = slip?.filter(({ isLive }) => isLive) ?? [];
    if (live.length > 0) {
      const decidesAt = new Date(now.getTime() + parts.liveDelayMs);
      const moves = Object.fromEntries(live.map(({ match }) => [match.matchId, match.moves]));
      await writeQuote(tx, quoteId, { state: 'pending', decidesAt, moves });
    } else await decide(tx, parts, held);
    return { ticketId };
  });
}

const decidedAtOnce = 100;

/** Those whose delay is over. */
export async function decideCashOuts(parts: CashOutParts): Promise<void> {
  const now = await parts.tableClock();
  for (const { quoteId, ticketId } of await listPendingQuotes(parts.sql, { now, limit: decidedAtOnce }))
    await parts.sql.transaction().execute(async (tx) => {
      const held = await hold(tx, ticketId, quoteId);
      if (held.quote.state === 'pending') await decide(tx, parts, held);
    });
}

interface Held {
  readonly bet: Awaited<ReturnType<typeof holdBetCall>>;
  readonly ticket: Ticket;
  readonly quote: CashOut;
  readonly legs: readonly Leg[];
}

async function hold(tx: SqlTransaction, ticketId: string, quoteId: string): Promise<Held> {
  const bet = await holdBetCall(tx, ticketId);
  const ticket = await holdTicket(tx, ticketId);
  // under the ticket's lock it is as nobody else can change it
  const quote = await findQuote(tx, quoteId);
  if (!quote) throw new Error(`the quote ${quoteId} is not there`);
  return { bet, ticket, quote, legs: await listLegs(tx, [ticketId]) };
}

/** How much of the unit stake a quote is for. More than is left, when another part was sold since: it can't be taken. */
function soldUnitOf({ quote, ticket }: Pick<Held, 'quote' | 'ticket'>): bigint {
  return quote.unitMinor ?? ticket.unitStakeMinor;
}

/** Paid as it was quoted if that is worth no less than then; refused otherwise, and the ticket goes on. */
async function decide(tx: SqlTransaction, parts: CashOutParts, held: Held): Promise<void> {
  const { bet, ticket, quote, legs } = held;
  await shareMatches(
    tx,
    legs.map(({ matchId }) => matchId),
  );
  const now = await parts.tableClock(tx);
  const unitMinor = soldUnitOf(held);
  const value = await valueOf(tx, parts.jointPrices, ticket, { legs, unitMinor, now });
  const isMoved = value?.open.some(
    ({ match }) => (quote.moves?.[match.matchId] ?? match.moves) !== match.moves,
  );
  if (!bet || !value || isMoved || value.amountMinor < quote.amountMinor)
    return writeQuote(tx, quote.quoteId, { state: 'refused' });
  await writeQuote(tx, quote.quoteId, { state: 'taken' });
  const { amountMinor } = quote;
  const paid = { ticket, legs, now, walletNow: parts.clock() };
  if (unitMinor < ticket.unitLeftMinor)
    await payPart(tx, bet, { ...paid, soldUnitMinor: unitMinor, amountMinor });
  else {
    const payoutMinor = ticket.cashedMinor + amountMinor;
    await movePayout(tx, bet, { ...paid, payoutMinor, state: 'cashed_out', cause: 'cashed_out' });
  }
}

/** Null where the ticket is decided, less of it is left, or a market that is still open takes no bets. */
async function valueOf(
  sql: SqlOrTransaction,
  jointPrices: JointPrices,
  ticket: Ticket,
  { legs, unitMinor, now }: { readonly legs: readonly Leg[]; readonly unitMinor: bigint; readonly now: Date },
): Promise<Value | null> {
  if (ticket.state !== 'accepted' || unitMinor > ticket.unitLeftMinor) return null;
  const slip = await readSlip(sql, asSelections(legs), now);
  if (!slip) return null;
  const offers = new Map(legs.map(({ leg }, place) => [leg, slip[place]]));
  const folded = foldLegs(legs).map((leg) => {
    // of a builder that is lost nothing is awaited any more
    const awaited = leg.result === null ? leg.parts.filter(({ result }) => result === null) : [];
    return { leg, open: awaited.flatMap((part) => offers.get(part.leg) ?? []) };
  });
  const open = folded.flatMap((one) => one.open);
  if (open.length === 0 || open.some(({ offer }) => offer !== 'open')) return null;
  const valued = folded.map(({ leg: { price, result, builder }, open: parts }): ValuedLeg => {
    const chance = builder === null ? chanceOf(parts[0]) : chanceTogether(jointPrices, parts, now);
    return { price, result, chance };
  });
  const fairMinor = fairValueOf(valued, { unitStakeMinor: unitMinor, sizes: ticket.sizes });
  if (fairMinor === null) return null;
  const amountMinor = cashOutOf(fairMinor);
  return amountMinor > 0n ? { amountMinor, fairMinor, open } : null;
}

function chanceOf(open: SlipLeg | undefined): ValuedLeg['chance'] {
  const outcome = open?.market.outcomes[open.selection.outcome];
  return outcome ? { wonPpm: outcome[1], returnedPpm: outcome[2] } : null;
}

/** Of the parts of a builder that are open: exactly, as its price was. */
function chanceTogether(jointPrices: JointPrices, open: readonly SlipLeg[], now: Date): ValuedLeg['chance'] {
  const wonPpm = open.length === 0 ? null : worthTogether(jointPrices, open, now);
  return wonPpm === null ? null : { wonPpm, returnedPpm: 0 };
}

function asSelections(legs: readonly Leg[]) {
  return legs.map(({ marketId, outcome, askedPrice }) => ({ marketId, outcome, price: askedPrice }));
}
