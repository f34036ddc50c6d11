import type { PriceChange } from '../../../../play-protocol/sports-stream.ts';
import type { MarketView } from '../../../../play-protocol/sports-protocol.ts';

type Priced = Pick<MarketView, 'market_id' | 'version' | 'status' | 'outcomes'>;

/** What was told of something with markets: its shape, and where each market stood. */
export interface ToldMarkets {
  /** All but prices, and whether bets are taken: when it is another, everything is told again. */
  readonly shape: string;
  readonly marks: ReadonlyMap<string, string>;
}

export function toldOf({ markets, ...rest }: { readonly markets: readonly MarketView[] }): ToldMarkets {
  const shapes = markets.map(({ status, outcomes, ...market }) => {
    const isOver = status === 'settled' || status === 'cancelled';
    const lasting = { ...market, version: 0 };
    return isOver ? [lasting, status, outcomes] : [lasting, outcomes.map(({ outcome }) => outcome)];
  });
  return {
    shape: JSON.stringify([rest, shapes]),
    marks: new Map(markets.map((market) => [market.market_id, markOf(market)])),
  };
}

/** Prices that are others than those that were told. */
export function changesSince(marks: ToldMarkets['marks'], markets: readonly Priced[]): PriceChange[] {
  return markets.flatMap((market): PriceChange[] => {
    if (marks.get(market.market_id) === markOf(market)) return [];
    const { market_id: id, version, status, outcomes } = market;
    return [[id, version, status, outcomes.map(({ price }) => price)]];
  });
}

/** A match that is stopped closes its markets without a new version of theirs. */
function markOf({ version, status }: Priced): string {
  return `${version}/${status}`;
}
