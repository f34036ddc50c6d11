import type { LegResult } from '#games/sports/markets/leg-result.ts';
import { mostPayoutOf, payoutOf } from '#games/sports/ticket/payout.ts';
import { markPaidOut } from '#modules/round';
import { holdBetCall, openAdjust, openPartWin, openWin } from '#modules/seamless-wallet';
import type { SqlTransaction } from '#platform/database.ts';
import { foldLegs } from '../builder/fold-legs.ts';
import { deleteDue, listCancels, listDue, listMarkets } from '../market/market.repo.ts';
import { resultOfLeg } from '../market/market.rules.ts';
import type { DueCause } from '../market/market.tables.ts';
import { moveRisks } from '../risk/exposure.repo.ts';
import { liabilityOf } from '../risk/risk.rules.ts';
import type { SportsParts } from '../sports-parts.ts';
import { holdTicket, type Leg, listLegs } from '../ticket/ticket.repo.ts';
import type { Ticket } from '../ticket/ticket-row.repo.ts';
import type { SettlementCause } from '../ticket/ticket.tables.ts';
import {
  insertSettlement,
  listTicketsOn,
  writeLegResult,
  writeOutcome,
  writePart,
} from './settlement.repo.ts';

type SettleParts = Pick<SportsParts, 'sql' | 'clock' | 'tableClock'>;
type BetCall = NonNullable<Awaited<ReturnType<typeof holdBetCall>>>;

const marketsAtOnce = 300;
const ticketsAtOnce = 200;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Looks at every ticket of the markets whose results have changed. What is to be looked at is a row that goes when it was
 * done: a crash only has it looked at again, which changes nothing.
 */
export async function settleDue(parts: SettleParts): Promise<void> {
  const due = await listDue(parts.sql, marketsAtOnce);
  if (due.length === 0) return;
  const marketIds = [...new Set(due.map(({ marketId }) => marketId))];
  let failure: unknown;
  const causes = new Map(due.map(({ marketId, cause }) => [marketId, cause]));
  for (let after = firstId; ;) {
    const ids = await listTicketsOn(parts.sql, marketIds, { after, limit: ticketsAtOnce });
    for (const id of ids)
      try {
        await settleTicket(parts, id, causes);
      } catch (error) {
        // the others are not kept waiting; this one is looked at again
        failure ??= error;
      }
    const last = ids.at(-1);
    if (last === undefined || ids.length < ticketsAtOnce) break;
    after = last;
  }
  if (failure) throw failure;
  await deleteDue(
    parts.sql,
    due.map(({ dueId }) => dueId),
  );
}

async function settleTicket(
  parts: SettleParts,
  ticketId: string,
  causes: ReadonlyMap<number, DueCause>,
): Promise<void> {
  await parts.sql.transaction().execute(async (tx) => {
    const bet = await holdBetCall(tx, ticketId);
    const ticket = await holdTicket(tx, ticketId);
    if (!bet || (ticket.state !== 'accepted' && ticket.state !== 'settled')) return;
    const now = await parts.tableClock(tx);
    const legs = await judgeLegs(tx, ticket, now);
    const { unitLeftMinor: unitStakeMinor, sizes } = ticket;
    const left = payoutOf({ unitStakeMinor, sizes, legs: foldLegs(legs) });
    const payoutMinor = left === null ? null : ticket.cashedMinor + left;
    if (payoutMinor === ticket.payoutMinor) return;
    const cause = legs.map(({ marketId }) => causes.get(marketId)).find(Boolean) ?? 'settled';
    await movePayout(tx, bet, {
      ...{ ticket, legs, payoutMinor, now },
      walletNow: parts.clock(),
      state: payoutMinor === null ? 'accepted' : 'settled',
      cause: causeOf(ticket, payoutMinor, cause),
    });
  });
}

/** The legs as they stand now; what has changed is noted. */
async function judgeLegs(tx: SqlTransaction, ticket: Ticket, now: Date): Promise<readonly Leg[]> {
  const legs = await listLegs(tx, [ticket.ticketId]);
  const ids = legs.map(({ marketId }) => marketId);
  const markets = await listMarkets(tx, ids);
  const cancels = await listCancels(tx, ids);
  const acceptedAt = ticket.acceptedAt ?? now;
  const judged: Leg[] = [];
  for (const leg of legs) {
    const market = markets.find(({ marketId }) => marketId === leg.marketId);
    const result: LegResult | null = market
      ? resultOfLeg(market, { outcome: leg.outcome, acceptedAt }, cancels)
      : null;
    if (result !== leg.result) await writeLegResult(tx, leg, { result, now });
    judged.push({ ...leg, result });
  }
  return judged;
}

export interface PayoutMove {
  readonly ticket: Ticket;
  readonly legs: readonly Leg[];
  /** Null: open again. */
  readonly payoutMinor: bigint | null;
  readonly state: 'accepted' | 'settled' | 'cashed_out';
  readonly cause: SettlementCause;
  readonly now: Date;
  readonly walletNow: Date;
}

/**
 * Brings the wallet to what the ticket pays now: the first time by a win, which closes the round, and later by the
 * difference. What counts against the caps goes with it.
 */
export async function movePayout(tx: SqlTransaction, bet: BetCall, move: PayoutMove): Promise<void> {
  const { ticket, legs, payoutMinor, state, cause, now, walletNow } = move;
  const { ticketId, postedMinor } = ticket;
  const owedMinor = payoutMinor ?? ticket.cashedMinor;
  const seq = ticket.settlements + 1;
  const isPaid = ticket.isPaid || payoutMinor !== null;
  if (!ticket.isPaid && payoutMinor !== null) {
    await markPaidOut(tx, ticketId, { outcome: { ticket: legs.map(outcomeOf) }, payoutMinor });
    await openWin(tx, bet, payoutMinor - postedMinor, walletNow);
  } else if (owedMinor !== postedMinor) {
    await openAdjust(tx, bet, {
      seq,
      amountMinor: owedMinor - postedMinor,
      reason: `ticket ${cause}`,
      now: walletNow,
    });
  }
  const [payoutBeforeMinor, payoutAfterMinor] = [ticket.payoutMinor ?? ticket.cashedMinor, owedMinor];
  await insertSettlement(tx, { ticketId, seq, payoutBeforeMinor, payoutAfterMinor, cause, settledAt: now });
  const liability = await moveLiability(tx, move);
  await writeOutcome(tx, ticketId, {
    ...{ state, payoutMinor, isPaid, liability, settlements: seq },
    postedMinor: owedMinor,
    settledAt: payoutMinor === null ? null : now,
  });
}

/**
 * Pays for a part of an open ticket, and lets the rest go on. The round stays open, unless a result that was taken back
 * has closed it before: what is paid then is a correction like any other.
 */
export async function payPart(
  tx: SqlTransaction,
  bet: BetCall,
  {
    ticket,
    legs,
    soldUnitMinor,
    amountMinor,
    now,
    walletNow,
  }: Pick<PayoutMove, 'ticket' | 'legs' | 'now' | 'walletNow'> & {
    readonly soldUnitMinor: bigint;
    readonly amountMinor: bigint;
  },
): Promise<void> {
  const { ticketId } = ticket;
  const seq = ticket.settlements + 1;
  const paid = { seq, amountMinor, now: walletNow };
  if (ticket.isPaid) await openAdjust(tx, bet, { ...paid, reason: 'ticket cashed_part' });
  else await openPartWin(tx, bet, paid);
  const rest: Ticket = {
    ...ticket,
    unitLeftMinor: ticket.unitLeftMinor - soldUnitMinor,
    cashedMinor: ticket.cashedMinor + amountMinor,
  };
  await insertSettlement(tx, {
    ...{ ticketId, seq, cause: 'cashed_part', settledAt: now },
    payoutBeforeMinor: ticket.cashedMinor,
    payoutAfterMinor: rest.cashedMinor,
  });
  const liability = await moveLiability(tx, { ticket: rest, legs, payoutMinor: null });
  const { unitLeftMinor, cashedMinor } = rest;
  await writePart(tx, ticketId, { unitLeftMinor, cashedMinor, settlements: seq, liability });
}

/** What the ticket counts against the caps from now on: what is left of it, with all its legs as they were accepted. */
async function moveLiability(
  tx: SqlTransaction,
  { ticket, legs, payoutMinor }: Pick<PayoutMove, 'ticket' | 'legs' | 'payoutMinor'>,
): Promise<bigint> {
  const { unitLeftMinor: unitStakeMinor, sizes, combinations } = ticket;
  const open = foldLegs(legs).map(({ takenPrice }) => ({ price: takenPrice, result: null }));
  const mostMinor = mostPayoutOf({ unitStakeMinor, sizes, legs: open });
  const atRiskMinor = payoutMinor === null ? mostMinor - unitStakeMinor * BigInt(combinations) : 0n;
  const liability = liabilityOf(atRiskMinor, ticket.currency);
  const moved = liability - ticket.liability;
  if (moved !== 0n) {
    const size = moved > 0n ? moved : -moved;
    const risks = legs.map(({ matchId, marketId, outcome }) => ({
      matchId,
      marketId,
      outcome,
      liability: size,
    }));
    await moveRisks(tx, risks, moved > 0n ? 1 : -1);
  }
  return liability;
}

function causeOf(ticket: Ticket, payoutMinor: bigint | null, cause: DueCause): SettlementCause {
  if (payoutMinor === null) return 'rolled_back';
  if (cause === 'cancelled') return 'cancelled';
  return ticket.isPaid ? 'resettled' : 'settled';
}

function outcomeOf({ matchId, marketId, outcome, price, result, builder, builderPrice }: Leg) {
  const one = { match: matchId, market: marketId, outcome, price, result };
  return builder === null ? one : { ...one, builder, builder_price: builderPrice };
}
