import type { LegResultView, ScoreView, Side } from '../../../../play-protocol/sports-protocol.ts';

/** How a match may go, and what each outcome of a market then comes to, by the very functions that settle it. */
export interface MarketExample {
  readonly of:
    | { readonly kind: 'score'; readonly score: ScoreView }
    | { readonly kind: 'halves'; readonly first: ScoreView; readonly second: ScoreView }
    | { readonly kind: 'scorers'; readonly scorers: readonly Side[] }
    | { readonly kind: 'sets'; readonly sets: readonly ScoreView[] }
    | { readonly kind: 'first'; readonly side: Side | null };
  readonly results: readonly { readonly outcome: string; readonly result: LegResultView }[];
}
