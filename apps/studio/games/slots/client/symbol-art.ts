import { el } from '../../client/dom.ts';
import type { Money } from '../../client/money.ts';
import type { GameView } from '../../../play-protocol/play-protocol.ts';
import { blankSymbol, isFalling, scatterSymbol, type SlotModel, wildSymbol } from '../slot-model.ts';
import { type CoinTier, createCoin } from './coin.ts';

/** What stands in a cell of the reels. */
export type SymbolPicture = HTMLElement | SVGElement;

/** In stakes, from which a coin is called so. */
const tierFrom = { rich: 5, great: 25 } as const;

/** The pictures of a theme's symbols by their number. */
export class SymbolArt {
  readonly #theme: GameView['theme'];
  readonly #model: SlotModel;
  readonly #money: Pick<Money, 'short'>;
  /** In minor units: what the values of coins are written for. */
  stakeMinor = 0n;
  /** One picture of each, once they are loaded. */
  loaded: readonly HTMLImageElement[] = [];

  constructor(theme: GameView['theme'], model: SlotModel, money: Pick<Money, 'short'>) {
    this.#theme = theme;
    this.#model = model;
    this.#money = money;
  }

  /** Whether the scatter is a coin. */
  get hasCoins(): boolean {
    return !isFalling(this.#model) && this.#model.hold !== undefined;
  }

  nameOf(symbol: number): string {
    return symbol === wildSymbol
      ? 'wild'
      : symbol === scatterSymbol
        ? 'scatter'
        : this.#theme.symbols[symbol]!;
  }

  addressOf(symbol: number): string {
    return `/art/${this.#theme.id}/${this.nameOf(symbol)}.svg`;
  }

  /** As it stands on the reels; a coin with what it is worth in units. */
  picture(symbol: number, coinUnits = 0): SymbolPicture {
    if (symbol === blankSymbol) return el('span', { class: 'symbol', 'data-symbol': symbol });
    if (symbol !== scatterSymbol || !this.hasCoins) return this.#image(symbol, 'symbol');
    const coin =
      coinUnits > 0 ? createCoin(this.#labelOf(coinUnits), this.#tierOf(coinUnits)) : createCoin(null);
    coin.classList.add('symbol');
    coin.dataset.symbol = String(symbol);
    return coin;
  }

  /** In lists; a coin without its value. */
  small(symbol: number): Element {
    if (symbol === blankSymbol) return el('span', {});
    return symbol === scatterSymbol && this.hasCoins ? createCoin(null) : this.#image(symbol, null);
  }

  #image(symbol: number, className: string | null): HTMLImageElement {
    return el('img', {
      class: className,
      src: this.addressOf(symbol),
      alt: '',
      draggable: 'false',
      'data-symbol': symbol,
    });
  }

  #labelOf(units: number): string {
    return this.#money.short((this.stakeMinor * BigInt(units)) / BigInt(this.#model.stakeUnits));
  }

  #tierOf(units: number): CoinTier {
    const stakes = units / this.#model.stakeUnits;
    return stakes >= tierFrom.great ? 'great' : stakes >= tierFrom.rich ? 'rich' : 'plain';
  }

  /** Loads all of them, so that no reel shows a hole. */
  async load(symbols: readonly number[]): Promise<void> {
    const pictures = symbols.map((symbol) => this.#image(symbol, 'symbol'));
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    this.loaded = pictures;
  }
}
