import type {
  MarketStatus,
  MarketView,
  SlipSelectionView,
} from '../../../../play-protocol/sports-protocol.ts';
import { Watched } from '../watched.ts';

/** One outcome as it was last seen. */
export interface Offer {
  readonly status: MarketStatus;
  /** Thousandths; 0 where it is not on offer. */
  readonly price: number;
  readonly version: number;
  /** Which way the price went, and when; 0 for one that has not moved. */
  readonly move: -1 | 0 | 1;
  readonly movedAtMs: number;
}

/** How long a change of a price is marked. */
const markedMs = 5_000;

export function keyOf(marketId: string, outcome: string): string {
  return `${marketId}/${outcome}`;
}

/** What every outcome costs, whoever has seen it: the board, a match's page or the slip. An older sight changes nothing. */
export class Offers extends Watched {
  readonly #offers = new Map<string, Offer>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number) {
    super();
    this.#nowMs = nowMs;
  }

  find(key: string): Offer | undefined {
    return this.#offers.get(key);
  }

  /** The way that a price went, as long as that is news. */
  moveOf(key: string): -1 | 0 | 1 {
    const offer = this.#offers.get(key);
    return offer && this.#nowMs() - offer.movedAtMs < markedMs ? offer.move : 0;
  }

  noteMarkets(markets: readonly MarketView[]): void {
    let isNew = false;
    for (const { market_id, status, version, outcomes } of markets)
      for (const { outcome, price } of outcomes)
        isNew = this.#note(keyOf(market_id, outcome), { status, version, price }) || isNew;
    if (isNew) this.changed();
  }

  noteSlip(selections: readonly SlipSelectionView[]): void {
    let isNew = false;
    for (const { market_id, outcome, status, version, price } of selections)
      isNew = this.#note(keyOf(market_id, outcome), { status, version, price }) || isNew;
    if (isNew) this.changed();
  }

  /** What several parts of a match cost together. */
  noteBuilder(key: string, { status, version, price }: Pick<Offer, 'status' | 'version' | 'price'>): void {
    if (this.#note(key, { status, version, price })) this.changed();
  }

  /** The studio does not know it any more. */
  noteGone(key: string): void {
    const version = this.#offers.get(key)?.version ?? 0;
    if (this.#note(key, { status: 'cancelled', version, price: 0 })) this.changed();
  }

  #note(key: string, seen: Pick<Offer, 'status' | 'version' | 'price'>): boolean {
    const before = this.#offers.get(key);
    if (before && seen.version < before.version) return false;
    if (before?.status === seen.status && before.price === seen.price) return false;
    const hasMoved =
      before !== undefined && before.price > 0 && seen.price > 0 && seen.price !== before.price;
    this.#offers.set(key, {
      ...seen,
      move: hasMoved ? (seen.price > before.price ? 1 : -1) : (before?.move ?? 0),
      movedAtMs: hasMoved ? this.#nowMs() : (before?.movedAtMs ?? Number.NEGATIVE_INFINITY),
    });
    return true;
  }
}
