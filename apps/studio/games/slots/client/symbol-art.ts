import { el } from '../../client/dom.ts';
import type { GameView } from '../../../play-protocol/play-protocol.ts';
import { scatterSymbol, wildSymbol } from '../slot-model.ts';

/** The pictures of a theme's symbols by their number. */
export class SymbolArt {
  readonly #theme: GameView['theme'];
  /** One picture of each, once they are loaded. */
  loaded: readonly HTMLImageElement[] = [];

  constructor(theme: GameView['theme']) {
    this.#theme = theme;
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

  picture(symbol: number): HTMLImageElement {
    return el('img', {
      class: 'symbol',
      src: this.addressOf(symbol),
      alt: '',
      draggable: 'false',
      'data-symbol': symbol,
    });
  }

  /** Loads all of them, so that no reel shows a hole. */
  async load(symbols: readonly number[]): Promise<void> {
    const pictures = symbols.map((symbol) => this.picture(symbol));
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    this.loaded = pictures;
  }
}
