import { deadHeatOf, type LegResult } from '#games/sports/markets/leg-result.ts';
import { getMarket } from '#games/sports/sport/sports.ts';
import type { HeardProducer } from '../feed/feed.repo.ts';
import { silenceMs } from '../feed/sports-feed.ts';
import type { Cancel, Market } from './market.repo.ts';
import type { Match } from './match.repo.ts';

/** Whether a producer's word can be relied on, by this house's clock and no other. */
export function isUp({ state, aliveAt }: Pick<HeardProducer, 'state' | 'aliveAt'>, now: Date): boolean {
  return state === 'up' && aliveAt !== null && now.getTime() - aliveAt.getTime() <= silenceMs;
}

export type OfferState = 'open' | 'feed_away' | 'market_closed';

/** Whether a market takes bets at this moment. Before kick-off the cut is the kick-off by our clock, whatever the feed says. */
export function offerOf(
  market: Pick<Market, 'status' | 'isHeld' | 'deskResults'>,
  match: Pick<Match, 'status' | 'kicksOffAt' | 'isStopped' | 'isHeld' | 'producer'>,
  { producers, now }: { readonly producers: readonly HeardProducer[]; readonly now: Date },
): OfferState {
  if (market.status !== 'active' || match.isStopped) return 'market_closed';
  if (market.isHeld || market.deskResults || match.isHeld) return 'market_closed';
  if (match.status !== 'live' && (match.status !== 'not_started' || now >= match.kicksOffAt))
    return 'market_closed';
  const producer = producers.find((one) => one.producer === match.producer);
  return producer && isUp(producer, now) ? 'open' : 'feed_away';
}

/** As its kind has them; who takes part in a season is told with it. */
export function outcomesOf({
  code,
  line,
  outcomes,
}: Pick<Market, 'code' | 'line' | 'outcomes'>): readonly string[] {
  const known = getMarket(code).outcomes(line);
  return known.length > 0 ? known : Object.keys(outcomes);
}

/**
 * How a leg has ended; null as long as nobody knows. What was taken while the feed says that nothing should be is void. What
 * the desk has settled is as it says.
 */
export function resultOfLeg(
  market: Pick<Market, 'marketId' | 'results' | 'deskResults'>,
  { outcome, acceptedAt }: { readonly outcome: string; readonly acceptedAt: Date },
  cancels: readonly Cancel[],
): LegResult | null {
  if (market.deskResults) return market.deskResults[outcome] ?? null;
  const isVoid = cancels.some(
    ({ marketId, from, until }) =>
      marketId === market.marketId &&
      (from === null || acceptedAt >= from) &&
      (until === null || acceptedAt < until),
  );
  return isVoid ? 'void' : (market.results?.[outcome] ?? null);
}

/** In the words of the feed: result, how much is returned, and how many share how many places. */
export function resultOfFeed(
  result: 0 | 1,
  voidFactor: 0 | 0.5 | 1,
  deadHeat?: readonly [places: number, tied: number],
): LegResult {
  if (deadHeat) return deadHeatOf(...deadHeat);
  if (voidFactor === 1) return 'void';
  if (voidFactor === 0.5) return result === 1 ? 'half_won' : 'half_lost';
  return result === 1 ? 'won' : 'lost';
}
