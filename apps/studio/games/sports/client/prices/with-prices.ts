import type { MarketView } from '../../../../play-protocol/sports-protocol.ts';
import type { PriceChange } from '../../../../play-protocol/sports-stream.ts';

/** The same with the prices that moved: what they don't name is the very same, and an older one changes nothing. */
export function withPrices<View extends { readonly markets: readonly MarketView[] }>(
  view: View,
  changes: ReadonlyMap<string, PriceChange>,
): View {
  const markets = view.markets.map((market) => {
    const change = changes.get(market.market_id);
    if (!change) return market;
    const [, version, status, prices] = change;
    if (version < market.version) return market;
    const outcomes = market.outcomes.map((outcome, place) => ({ ...outcome, price: prices[place] ?? 0 }));
    return { ...market, version, status, outcomes };
  });
  return markets.some((market, place) => market !== view.markets[place]) ? { ...view, markets } : view;
}

export function byMarket(changes: readonly PriceChange[]): ReadonlyMap<string, PriceChange> {
  return new Map(changes.map((change) => [change[0], change]));
}
