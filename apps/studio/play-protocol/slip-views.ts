import type { EachWayTermsView } from './season-views.ts';
import type { MarketStatus } from './sports-views.ts';

/** What a slip is made of, and what the studio says of each part; see `sports-protocol.ts`. */

export interface SelectionRequest {
  readonly market_id: string;
  readonly outcome: string;
  /** The price that the player saw. */
  readonly price: number;
}

/** Two to six selections of one match as one leg: won if all of them are, at a price of their own. */
export interface BuilderRequest {
  readonly parts: readonly { readonly market_id: string; readonly outcome: string }[];
  /** The joint price that the player saw; 0 where none was seen yet, which no ticket is placed at. */
  readonly price: number;
}

export interface SlipSelectionView {
  readonly market_id: string;
  readonly match_id: string;
  readonly outcome: string;
  readonly status: MarketStatus;
  /** Now; 0 where it is not on offer. */
  readonly price: number;
  readonly version: number;
  readonly is_live: boolean;
  /** Of a champion on a slip of its own: the place half as it would be taken, at price 0 where it is not on offer now. */
  readonly each_way: (EachWayTermsView & { readonly price: number }) | null;
}

export interface SlipBuilderView {
  readonly match_id: string;
  readonly parts: readonly SlipSelectionView[];
  readonly status: MarketStatus;
  /** Of all parts together; 0 where they are not on offer. */
  readonly price: number;
  readonly version: number;
  /** What the house keeps of the joint price, in hundredths of a per cent. */
  readonly margin_bp: number;
  /** Why there is no price for these parts; null where nothing stands against them. */
  readonly refusal: BuilderRefusal | null;
  /** Places of parts that add nothing to the price. */
  readonly idle: readonly number[];
}

/** Why selections of a match make no builder. */
export type BuilderRefusal =
  /** A part is of another match, or of a market that is no part of any. */
  | 'builder_unfit'
  /** They can't all win. */
  | 'builder_impossible'
  /** A part adds nothing: the price is no worse without it. */
  | 'builder_idle'
  /** So rare that the price would be above the highest there is. */
  | 'builder_rare'
  /** Too many combinations were asked for just now. */
  | 'builder_busy';
