import type { Currency } from '@halls/contract';
import { getCompetition } from '#games/sports/competitions.ts';
import { stakesOf } from '#modules/round';

/**
 * What the house is ready to lose, in thousandths of a currency's largest stake, so that one figure serves all currencies.
 * The same for everybody who bets; what a league of the second tier takes is half, of the third a quarter.
 */
export interface RiskCaps {
  /** On one outcome of a market. */
  readonly outcome: number;
  /** On a match, all its markets together. */
  readonly match: number;
  /** By one ticket. */
  readonly ticket: number;
  /** Of one ticket, before what it may win is looked at. */
  readonly stake: number;
  /** While a match is on, everything is divided by this. */
  readonly liveDivider: number;
}

export const standardCaps: RiskCaps = {
  outcome: 200_000,
  match: 1_000_000,
  ticket: 100_000,
  stake: 5_000,
  liveDivider: 2,
};

/** A leg as far as it limits what may be staked. */
export interface RiskyLeg {
  readonly league: string;
  readonly isLive: boolean;
}

const tierDivider = { 1: 1, 2: 2, 3: 4 } as const;

/** Of the leg's own market. */
export function capsOf(caps: RiskCaps, { league, isLive }: RiskyLeg): RiskCaps {
  const divider = tierDivider[getCompetition(league).tier] * (isLive ? caps.liveDivider : 1);
  const part = (cap: number): number => Math.floor(cap / divider);
  return {
    ...{ outcome: part(caps.outcome), match: part(caps.match), ticket: part(caps.ticket) },
    ...{ stake: part(caps.stake), liveDivider: caps.liveDivider },
  };
}

/** Thousandths of the currency's largest stake, rounded up. */
export function liabilityOf(amountMinor: bigint, currency: Currency): bigint {
  const unit = largestStake(currency);
  return amountMinor <= 0n ? 0n : (amountMinor * 1_000n + unit - 1n) / unit;
}

/** The other way, rounded down. */
function amountOf(liability: number, currency: Currency): bigint {
  return (BigInt(liability) * largestStake(currency)) / 1_000n;
}

export function leastUnitStakeMinor(currency: Currency): bigint {
  return stakesOf({ engine: 'sports' }, currency)[0] ?? 1n;
}

/** All combinations together, by the strictest of the legs: a limit of the stake, and one of what may be won. */
export function mostStakeMinor(
  caps: RiskCaps,
  legs: readonly RiskyLeg[],
  { currency, winPerStakePpm }: { readonly currency: Currency; readonly winPerStakePpm: bigint },
): bigint {
  const own = legs.map((leg) => capsOf(caps, leg));
  const byStake = amountOf(Math.min(...own.map(({ stake }) => stake)), currency);
  const byWin = amountOf(Math.min(...own.map(({ ticket }) => ticket)), currency);
  if (winPerStakePpm <= 0n) return byStake;
  const won = (byWin * 1_000_000n) / winPerStakePpm;
  return won < byStake ? won : byStake;
}

function largestStake(currency: Currency): bigint {
  return stakesOf({ engine: 'sports' }, currency).at(-1) ?? 1n;
}
