import type { Currency } from '@halls/contract';
import type { SlipView, TicketKind } from '../../../../play-protocol/sports-protocol.ts';
import { eachWayKind, placePriceOf } from '../../outright/each-way.ts';
import type { EachWayTerms } from '../../outright/outright-markets.ts';
import { countOf, findSystem } from '../../ticket/combinations.ts';
import { mostPayoutOf } from '../../ticket/payout.ts';
import { needsConsent } from './change-mark.ts';
import { readStake } from './read-stake.ts';
import { reasonAgainst, type SlipFacts, type SlipReason } from './slip-refusal.ts';
import type { SlipLeg, SlipState } from './slip-state.ts';

/** One ticket of what a press would place. */
export interface PlannedBet {
  readonly kind: TicketKind;
  readonly legs: readonly SlipLeg[];
  readonly unitStakeMinor: bigint;
  readonly combinations: number;
  readonly mostPayoutMinor: bigint;
}

export interface SlipPlan {
  /** Why nothing can be placed; null where a press places `bets`. */
  readonly reason: SlipReason | null;
  /** The limit that the reason speaks of. */
  readonly limitMinor: bigint | null;
  readonly bets: readonly PlannedBet[];
  readonly stakeMinor: bigint;
  readonly mostPayoutMinor: bigint;
}

/** Of each combination, and what the studio said against it. */
export interface StakeLimits {
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
  readonly said: SlipView['refusal'];
}

export interface PlanParts {
  readonly slip: Pick<SlipState, 'legs' | 'kind' | 'mode' | 'accept' | 'stake' | 'stakeOf' | 'isEachWay'>;
  readonly currency: Currency;
  readonly balanceMinor: bigint | null;
  readonly isUp: boolean;
  readonly isDemo: boolean;
  /** Of a leg by its key, or of the whole slip. */
  limitsOf(key: string | null): StakeLimits | null;
  /** The terms of a leg's place half; null where they are not known. */
  eachWayOf(key: string): EachWayTerms | null;
}

/** What the slip comes to: singles each for itself where something is staked on them, otherwise one ticket of all legs. */
export function planSlip(parts: PlanParts): SlipPlan {
  const { slip, currency } = parts;
  const all = slip.mode === 'single' ? slip.legs.map((leg) => ticketOfLeg(parts, leg)) : [wholeTicket(parts)];
  // a single without a stake is not placed, unless none has one
  const staked = all.filter(({ typed }) => typed !== '');
  const tickets = staked.length > 0 ? staked : all.slice(0, 1);
  const bets = tickets.flatMap(({ typed, ...ticket }) => betOf(ticket, readStake(typed, currency)));
  const stakeMinor = sumOf(
    bets.map(({ unitStakeMinor, combinations }) => unitStakeMinor * BigInt(combinations)),
  );
  let [reason, limitMinor]: [SlipReason | null, bigint | null] = [null, null];
  for (const { typed, limits, legs } of tickets) {
    reason = reasonAgainst(factsOf(parts, { typed, limits, legs, stakeMinor }));
    limitMinor = reason === 'stake_too_low' ? (limits?.leastMinor ?? null) : (limits?.mostMinor ?? null);
    if (reason) break;
  }
  const mostPayoutMinor = sumOf(bets.map((bet) => bet.mostPayoutMinor));
  return { reason, limitMinor, bets, stakeMinor, mostPayoutMinor };
}

interface Ticket {
  readonly kind: TicketKind;
  readonly legs: readonly SlipLeg[];
  readonly typed: string;
  readonly limits: StakeLimits | null;
  /** Of an each-way bet, once they are known. */
  readonly terms: EachWayTerms | null;
}

function ticketOfLeg({ slip, limitsOf, eachWayOf }: PlanParts, leg: SlipLeg): Ticket {
  const terms = slip.isEachWay(leg.key) ? eachWayOf(leg.key) : null;
  const ticket = { legs: [leg], typed: slip.stakeOf(leg.key), limits: limitsOf(leg.key), terms };
  return { ...ticket, kind: slip.isEachWay(leg.key) ? eachWayKind : 'single' };
}

function wholeTicket({ slip, limitsOf }: PlanParts): Ticket {
  return { kind: slip.kind, legs: slip.legs, typed: slip.stake, limits: limitsOf(null), terms: null };
}

function factsOf(
  { slip, isDemo, isUp, balanceMinor, currency }: PlanParts,
  {
    typed,
    limits,
    legs,
    stakeMinor,
  }: Pick<Ticket, 'typed' | 'limits' | 'legs'> & { readonly stakeMinor: bigint },
): SlipFacts {
  return {
    ...{ isDemo, isUp, legs, stakeMinor, balanceMinor },
    isCombined: slip.mode !== 'single',
    mustAgree: legs.some(({ mark }) => needsConsent(mark, slip.accept)),
    unitStakeMinor: typed.trim() === '' ? undefined : readStake(typed, currency),
    leastMinor: limits?.leastMinor ?? null,
    mostMinor: limits?.mostMinor ?? null,
    said: limits?.said ?? null,
  };
}

function betOf({ kind, legs, terms }: Omit<Ticket, 'typed'>, unitStakeMinor: bigint | null): PlannedBet[] {
  const sizes = sizesOf(kind, legs.length);
  if (!sizes || unitStakeMinor === null || unitStakeMinor === 0n) return [];
  if (kind === eachWayKind && !terms) return [];
  const won = legs.map(({ price, selection }) => ({ price: price || selection.price, result: null }));
  // the place half is a bet beside the win
  const placed = terms ? won.map(({ price }) => ({ price: placePriceOf(price, terms), result: null })) : [];
  const priced = [...won, ...placed];
  const combinations = countOf({ legs: priced.length, sizes });
  return [
    {
      kind,
      legs,
      unitStakeMinor,
      combinations,
      mostPayoutMinor: mostPayoutOf({ unitStakeMinor, sizes, legs: priced }),
    },
  ];
}

/** Sizes of the combinations of a kind; null for a kind that so many legs don't have. */
export function sizesOf(kind: TicketKind, legs: number): readonly number[] | null {
  if (kind === 'single' || kind === eachWayKind) return [1];
  return kind === 'multiple' ? [legs] : (findSystem(kind, legs)?.sizes ?? null);
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
