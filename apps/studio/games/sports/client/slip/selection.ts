import type {
  ClubView,
  MarketView,
  MatchHeadView,
  SportId,
} from '../../../../play-protocol/sports-protocol.ts';
import type { MarketNaming, Sides } from '../../words/market-words.ts';
import { keyOf } from '../board/offers.ts';

/** What was pressed: all that the slip shows of it, since the board may not have its match any more. */
export interface Selection {
  readonly marketId: string;
  readonly outcome: string;
  readonly matchId: string;
  /** Not known of what a window has kept from before. */
  readonly sport?: SportId;
  readonly market: MarketNaming;
  readonly home: Pick<ClubView, 'name' | 'short'>;
  readonly away: Pick<ClubView, 'name' | 'short'>;
  /** The price that the player agreed to; 0 where a builder's was not seen yet. */
  readonly price: number;
  /** Of a builder: selections of the match that are one leg. */
  readonly parts?: readonly Selection[];
}

export function selectionKey({ marketId, outcome }: Pick<Selection, 'marketId' | 'outcome'>): string {
  return keyOf(marketId, outcome);
}

export function selectionOf(
  match: Pick<MatchHeadView, 'match_id' | 'sport'> & Sides,
  market: MarketNaming & Pick<MarketView, 'market_id'>,
  { outcome, price }: { readonly outcome: string; readonly price: number },
): Selection {
  const clubOf = ({ name, short }: ClubView) => ({ name, short });
  const { code, line, line_kind } = market;
  return {
    ...{ marketId: market.market_id, outcome, price, matchId: match.match_id, sport: match.sport },
    market: { code, line, line_kind },
    ...{ home: clubOf(match.home), away: clubOf(match.away) },
  };
}
