import type { SlipBuilderView, SlipSelectionView } from '../../../../play-protocol/sports-protocol.ts';
import { statusOf } from '../market/present-match.ts';
import type { SlipLeg } from './read-slip.ts';

/** `place` is the other half of what would be an each-way bet. */
export function presentSelection(
  { selection, market, match, price, isLive }: SlipLeg,
  place?: SlipLeg,
): SlipSelectionView {
  return {
    market_id: String(market.marketId),
    match_id: String(match.matchId),
    outcome: selection.outcome,
    status: statusOf(market, match),
    ...{ price, version: market.version, is_live: isLive },
    each_way: place?.placeTerms
      ? { ...place.placeTerms, price: place.offer === 'open' ? place.price : 0 }
      : null,
  };
}

/** Nothing of a leg by itself. */
export function presentBuilder({ built, match, price, offer }: SlipLeg): SlipBuilderView[] {
  if (!built) return [];
  const { parts, marginBp, refusal, idle } = built;
  return [
    {
      ...{ match_id: String(match.matchId), parts: parts.map((part) => presentSelection(part)) },
      status: offer === 'open' ? 'active' : 'suspended',
      ...{ price, version: match.version, margin_bp: marginBp, refusal, idle },
    },
  ];
}
