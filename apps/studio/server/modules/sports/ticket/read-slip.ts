import { findSystem, mostLegs } from '#games/sports/ticket/combinations.ts';
import { eachWayKind } from '#games/sports/outright/each-way.ts';
import type { EachWayTerms } from '#games/sports/outright/outright-markets.ts';
import type { SqlOrTransaction } from '#platform/database.ts';
import type {
  AcceptPolicy,
  BuilderRefusal,
  TicketRefusal,
} from '../../../../play-protocol/sports-protocol.ts';
import { listProducers } from '../feed/feed.repo.ts';
import { listMarkets, type Market } from '../market/market.repo.ts';
import { offerOf, type OfferState } from '../market/market.rules.ts';
import { listMatches, type Match } from '../market/match.repo.ts';
import { takenPrice } from '../price/price.rules.ts';

export interface Selection {
  readonly marketId: number;
  readonly outcome: string;
  /** What the player saw. */
  readonly price: number;
}

/** A selection beside what is on offer now. */
export interface SlipLeg {
  readonly selection: Selection;
  readonly market: Market;
  readonly match: Match;
  readonly offer: OfferState;
  readonly isLive: boolean;
  /** 0: not on offer. */
  readonly price: number;
  /** Several selections of the match as one leg; null for one by itself. */
  readonly built: BuiltSelection | null;
  /** Of the second half of an each-way bet. */
  readonly placeTerms: EachWayTerms | null;
}

/** What a builder is made of. `market` and `selection` of its leg are those of its first part. */
export interface BuiltSelection {
  readonly parts: readonly SlipLeg[];
  /** Of every set of the parts. */
  readonly prices: readonly number[];
  readonly marginBp: number;
  readonly idle: readonly number[];
  readonly refusal: BuilderRefusal | null;
}

/** Null where a selection is of no market that there is. */
export async function readSlip(
  sql: SqlOrTransaction,
  selections: readonly Selection[],
  now: Date,
): Promise<SlipLeg[] | null> {
  const markets = await listMarkets(
    sql,
    selections.map(({ marketId }) => marketId),
  );
  const matches = await listMatches(sql, [...new Set(markets.map(({ matchId }) => matchId))]);
  const producers = await listProducers(sql);
  const legs = selections.map((selection): SlipLeg | null => {
    const market = markets.find(({ marketId }) => marketId === selection.marketId);
    const match = matches.find(({ matchId }) => matchId === market?.matchId);
    const outcome = market?.outcomes[selection.outcome];
    // an outcome that is not on offer any more has had a price
    if (!market || !match || (!outcome && market.status === 'active')) return null;
    return {
      ...{ selection, market, match },
      offer: offerOf(market, match, { producers, now }),
      isLive: match.status === 'live',
      price: outcome?.[0] ?? 0,
      built: null,
      placeTerms: null,
    };
  });
  return legs.every((leg) => leg !== null) ? legs : null;
}

/** Every selection by itself, those of a builder in its place. */
export function selectionsOf(legs: readonly SlipLeg[]): SlipLeg[] {
  return legs.flatMap((leg) => leg.built?.parts ?? [leg]);
}

/** Sizes of the combinations of a kind of ticket; null for a kind that so many legs don't have. */
export function sizesOf(kind: string, legs: number): readonly number[] | null {
  if (kind === 'single' || kind === eachWayKind) return legs === 1 ? [1] : null;
  if (kind === 'multiple') return legs >= 2 && legs <= mostLegs ? [legs] : null;
  return findSystem(kind, legs)?.sizes ?? null;
}

/** The word for legs that are not there. */
export function unknownOf(kind: string): 'each_way_none' | 'market_unknown' {
  return kind === eachWayKind ? 'each_way_none' : 'market_unknown';
}

/** Legs of one ticket have nothing to do with each other: what a match brings, its season knows. */
function relationOf(legs: readonly SlipLeg[]): TicketRefusal | null {
  // the halves of an each-way bet are two bets
  const all = legs.filter(({ placeTerms }) => !placeTerms).map(({ match }) => match);
  const seasonOf = ({ league, season }: Match): string => `${league}/${season}`;
  const whole = all.filter(({ kind }) => kind === 'season').map(seasonOf);
  if (whole.some((one) => all.filter((match) => seasonOf(match) === one).length > 1)) return 'same_season';
  return new Set(all.map(({ matchId }) => matchId)).size < all.length ? 'same_match' : null;
}

/** What stands against the slip as it is; the stake is looked at elsewhere. */
export function refusalOf(legs: readonly SlipLeg[], accept: AcceptPolicy): TicketRefusal | null {
  const related = relationOf(legs);
  if (related) return related;
  const closed = selectionsOf(legs).find(({ offer, price }) => offer !== 'open' || price <= 1_000);
  if (closed?.placeTerms && closed.offer === 'open') return 'each_way_none';
  if (closed) return closed.offer === 'feed_away' ? 'feed_away' : 'market_closed';
  const unbuilt = legs.find(({ built }) => built?.refusal);
  if (unbuilt?.built) return unbuilt.built.refusal;
  const isMoved = legs.some(
    ({ selection, price }) => takenPrice({ asked: selection.price, now: price }, accept) === null,
  );
  return isMoved ? 'price_changed' : null;
}
