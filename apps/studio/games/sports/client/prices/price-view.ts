import { isPriceFormat, isRiskFigure, type PriceFormat, showPrice } from './price-format.ts';

const storeKey = 'price_format';

/** The format that the player has chosen, kept in the browser. */
export class PriceView {
  readonly #store: Pick<Storage, 'getItem' | 'setItem'>;
  #format: PriceFormat;

  constructor(store: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#store = store;
    const kept = store.getItem(storeKey);
    this.#format = isPriceFormat(kept) ? kept : 'decimal';
  }

  get format(): PriceFormat {
    return this.#format;
  }

  choose(format: PriceFormat): void {
    this.#format = format;
    this.#store.setItem(storeKey, format);
  }

  show(price: number): string {
    return showPrice(price, this.#format);
  }

  isRisk(price: number): boolean {
    return isRiskFigure(price, this.#format);
  }
}
