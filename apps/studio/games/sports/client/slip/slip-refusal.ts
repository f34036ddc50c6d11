import type { BuilderRefusal, SlipView } from '../../../../play-protocol/sports-protocol.ts';
import { leastParts } from '../../builder/can-combine.ts';
import { isOutright } from '../../outright/outright-markets.ts';
import type { SlipLeg } from './slip-state.ts';

/** The one reason why a slip can't be placed as it is. */
export type SlipReason =
  | 'demo'
  | 'feed_away'
  | 'market_closed'
  | 'same_match'
  | 'same_season'
  | 'each_way_none'
  | 'price_changed'
  | 'builder_short'
  | 'builder_pricing'
  | BuilderRefusal
  | 'stake_missing'
  | 'stake_unreadable'
  | 'stake_too_low'
  | 'stake_too_high'
  | 'balance_low'
  | 'exposure_full'
  | 'kind_unknown'
  | 'match_moved';

export interface SlipFacts {
  readonly isDemo: boolean;
  readonly isUp: boolean;
  readonly legs: readonly SlipLeg[];
  /** Several legs in one ticket. */
  readonly isCombined: boolean;
  readonly mustAgree: boolean;
  /** Of each combination: null for what is no amount, undefined where nothing was typed. */
  readonly unitStakeMinor: bigint | null | undefined;
  /** All that the press would stake. */
  readonly stakeMinor: bigint;
  readonly balanceMinor: bigint | null;
  readonly leastMinor: bigint | null;
  readonly mostMinor: bigint | null;
  /** The studio's own word for the slip, of its last look. */
  readonly said: SlipView['refusal'];
}

/** The first thing that the player would have to change, in the order in which it can be changed. */
export function reasonAgainst(facts: SlipFacts): SlipReason | null {
  const { legs, unitStakeMinor: unit, leastMinor, mostMinor, balanceMinor } = facts;
  if (facts.isDemo) return 'demo';
  if (!facts.isUp) return 'feed_away';
  if (legs.some(({ selection: { parts } }) => parts && parts.length < leastParts)) return 'builder_short';
  if (facts.said && isOfBuilder(facts.said)) return facts.said;
  if (legs.some(({ mark }) => mark === 'closed')) return 'market_closed';
  const matches = new Set(legs.map(({ selection }) => selection.matchId));
  if (facts.isCombined && matches.size < legs.length)
    return legs.some(({ selection }) => isOutright(selection.market.code)) ? 'same_season' : 'same_match';
  if (legs.some(({ selection }) => selection.price === 0)) return 'builder_pricing';
  if (facts.mustAgree) return 'price_changed';
  if (unit === undefined || unit === 0n) return 'stake_missing';
  if (unit === null) return 'stake_unreadable';
  if (leastMinor !== null && unit < leastMinor) return 'stake_too_low';
  if (mostMinor !== null && unit > mostMinor) return 'stake_too_high';
  if (balanceMinor !== null && facts.stakeMinor > balanceMinor) return 'balance_low';
  return facts.said && isLasting(facts.said) ? facts.said : null;
}

function isOfBuilder(said: NonNullable<SlipView['refusal']>): said is BuilderRefusal {
  return said.startsWith('builder_');
}

const lastingWords = [
  'exposure_full',
  'kind_unknown',
  'match_moved',
  'same_season',
  'each_way_none',
] as const;

/** The rest is known better here: what is staked and which prices are agreed to may have changed since the look. */
function isLasting(said: NonNullable<SlipView['refusal']>): said is (typeof lastingWords)[number] {
  return lastingWords.some((word) => word === said);
}
