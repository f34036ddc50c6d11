import type { SlipBuilderView, SlipSelectionView } from '../../../../play-protocol/sports-protocol.ts';
import { statusOf } from '../market/present-match.ts';
import type { SlipLeg } from './read-slip.ts';

export function presentSelection({ selection, market, match, price, isLive }: SlipLeg): SlipSelectionView {
  return {
    market_id: String(market.marketId),
    match_id: String(match.matchId),
    outcome: selection.outcome,
    status: statusOf(market, match),
    ...{ price, version: market.version, is_live: isLive },
  };
}

/** Nothing of a leg by itself. */
export function presentBuilder({ built, match, price, offer }: SlipLeg): SlipBuilderView[] {
  if (!built) return [];
  const { parts, marginBp, refusal, idle } = built;
  return [
    {
      ...{ match_id: String(match.matchId), parts: parts.map(presentSelection) },
      status: offer === 'open' ? 'active' : 'suspended',
      ...{ price, version: match.version, margin_bp: marginBp, refusal, idle },
    },
  ];
}
