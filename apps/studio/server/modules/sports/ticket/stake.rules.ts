import type { Currency } from '@halls/contract';
import { countOf } from '#games/sports/ticket/combinations.ts';
import { mostPayoutOf } from '#games/sports/ticket/payout.ts';
import type { TicketRefusal } from '../../../../play-protocol/sports-protocol.ts';
import { leastUnitStakeMinor, mostStakeMinor, type RiskCaps } from '../risk/risk.rules.ts';
import type { SlipLeg } from './read-slip.ts';

export interface StakeRoom {
  readonly combinations: number;
  /** Of each combination. */
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
}

/** How much may be staked on each combination of a slip. */
export function roomFor(
  caps: RiskCaps,
  legs: readonly SlipLeg[],
  { sizes, currency }: { readonly sizes: readonly number[]; readonly currency: Currency },
): StakeRoom {
  const combinations = countOf({ legs: legs.length, sizes });
  const unit = 1_000_000n;
  const paid = mostPayoutOf({ unitStakeMinor: unit, sizes, legs: asOpen(legs) });
  const winPerStakePpm = paid / BigInt(combinations) - unit;
  const risky = legs.map(({ match, isLive }) => ({ league: match.league, isLive }));
  const most = mostStakeMinor(caps, risky, { currency, winPerStakePpm }) / BigInt(combinations);
  return { combinations, leastMinor: leastUnitStakeMinor(currency), mostMinor: most };
}

export function judgeStake(
  unitStakeMinor: bigint,
  { leastMinor, mostMinor }: StakeRoom,
): TicketRefusal | null {
  if (unitStakeMinor < leastMinor) return 'stake_too_low';
  return unitStakeMinor > mostMinor ? 'stake_too_high' : null;
}

/** At the prices of now. */
export function asOpen(legs: readonly Pick<SlipLeg, 'price'>[]) {
  return legs.map(({ price }) => ({ price, result: null }));
}
