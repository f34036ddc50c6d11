import { el } from '../../client/dom.ts';
import { scatterSymbol, type SlotStep } from '../slot-model.ts';
import type { SymbolArt } from './symbol-art.ts';

interface HoldCell {
  readonly element: HTMLElement;
  readonly reel: number;
  readonly row: number;
  units: number;
}

/** Lies over the reels while coins are held: a cell by itself for each place. Durations in milliseconds. */
export class HoldBoard {
  readonly element: HTMLElement;
  readonly #art: SymbolArt;
  readonly #cells: readonly HoldCell[];

  constructor(art: SymbolArt, { coins }: SlotStep) {
    this.#art = art;
    this.#cells = (coins ?? []).flatMap((cells, reel) =>
      cells.map((units, row): HoldCell => {
        const element = el('div', { class: 'hold-cell' });
        // the cells come reel by reel, and the grid fills its columns
        element.style.setProperty('--place', `${row + 1} / ${reel + 1}`);
        return { element, reel, row, units: this.#lock(element, units) };
      }),
    );
    this.element = el('div', { class: 'hold-board' }, ...this.#cells.map(({ element }) => element));
  }

  /** Every free cell runs and stops; what comes stays. */
  async respin({ coins }: SlotStep, pace: number, onCoin: (units: number) => void): Promise<void> {
    await Promise.all(
      this.#cells
        .filter(({ units }) => units === 0)
        .map(async (cell) => {
          await this.#run(cell, pace);
          const units = coins?.[cell.reel]?.[cell.row] ?? 0;
          if (units === 0) return;
          cell.units = this.#lock(cell.element, units);
          onCoin(units);
          await cell.element.firstElementChild?.animate(
            [
              { transform: 'translateY(-70%) scale(0.9)', opacity: 0.2 },
              { transform: 'translateY(6%) scale(1.12)', opacity: 1, offset: 0.6 },
              { transform: 'none' },
            ],
            { duration: 380 * pace, easing: 'ease-out' },
          ).finished;
        }),
    );
  }

  /** Coin by coin, as they are counted, for as long as somebody looks. */
  async collect(pace: number, isLookedAt: () => boolean, onCoin: (units: number) => void): Promise<void> {
    for (const { element, units } of this.#cells) {
      if (units === 0) continue;
      if (!isLookedAt()) return;
      element.classList.add('is-counted');
      onCoin(units);
      await element.firstElementChild?.animate([{ scale: 1 }, { scale: 1.22 }, { scale: 1 }], {
        duration: 190 * pace,
        easing: 'ease-in-out',
      }).finished;
    }
  }

  /** Ends what moves. */
  hurry(): void {
    for (const animation of this.element.getAnimations({ subtree: true })) animation.finish();
  }

  async #run({ element, reel, row }: HoldCell, pace: number): Promise<void> {
    const strip = el('div', { class: 'hold-strip' });
    element.replaceChildren(strip);
    const turns = 3 + reel;
    await strip.animate([{ transform: 'translateY(-75%)' }, { transform: 'translateY(0)' }], {
      duration: 190,
      iterations: Math.max(1, Math.round((turns + row * 0.4) * pace)),
    }).finished;
    strip.remove();
  }

  /** Puts the coin into its cell for good, and answers what it is worth. */
  #lock(element: HTMLElement, units: number): number {
    element.classList.toggle('is-held', units > 0);
    if (units > 0) element.replaceChildren(this.#art.picture(scatterSymbol, units));
    return units;
  }
}
