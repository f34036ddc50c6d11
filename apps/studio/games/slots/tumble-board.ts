import type { Draw } from '@halls/fairness';
import type { FallBoard } from './fall-board.ts';
import { fallPays } from './fall-pays.ts';
import { createLots } from './lots.ts';
import type { SlotWin, TumbleModel } from './slot-model.ts';

/**
 * Symbols pay in any place, so a round is what was drawn and how often each symbol is there now. Where it lies follows from
 * that, for those who look at it.
 */
export class TumbleBoard implements FallBoard {
  readonly #reels: number;
  readonly #rows: number;
  /** By number drawn: a symbol. */
  readonly #lots: Uint8Array;
  /** `[symbol][count]`, in units. */
  readonly #pays: readonly Int32Array[];
  /** By symbol: in how many cells it stands. */
  readonly #counts: Uint8Array;
  /** The round's symbols in the order in which they were drawn. */
  readonly #drawn: Uint8Array;
  #drawnCount = 0;
  /** By fall: the symbols that were paid, as bits `1 << symbol`. */
  readonly #paid: Uint32Array;
  #fall = 0;

  constructor(model: Pick<TumbleModel, 'reels' | 'rows' | 'weights' | 'pays' | 'maxFalls'>) {
    const size = model.reels * model.rows;
    this.#reels = model.reels;
    this.#rows = model.rows;
    this.#lots = createLots(model.weights);
    this.#pays = fallPays(model, size);
    this.#counts = new Uint8Array(model.weights.length);
    this.#drawn = new Uint8Array(size * model.maxFalls);
    this.#paid = new Uint32Array(model.maxFalls);
  }

  fill(draw: Draw): void {
    for (let symbol = 0; symbol < this.#counts.length; symbol += 1) this.#counts[symbol] = 0;
    this.#drawnCount = 0;
    this.#fall = 0;
    this.#drawSymbols(draw, this.#reels * this.#rows);
  }

  pay(wins?: SlotWin[]): number {
    const counts = this.#counts;
    let sum = 0;
    let paid = 0;
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      const count = counts[symbol]!;
      const units = this.#pays[symbol]![count]!;
      if (units === 0) continue;
      sum += units;
      paid |= 1 << symbol;
      wins?.push({ symbol, count, units });
    }
    this.#paid[this.#fall] = paid;
    return sum;
  }

  fall(draw: Draw): void {
    const counts = this.#counts;
    const paid = this.#paid[this.#fall]!;
    let free = 0;
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      if (((paid >> symbol) & 1) === 0) continue;
      free += counts[symbol]!;
      counts[symbol] = 0;
    }
    this.#fall += 1;
    this.#drawSymbols(draw, free);
  }

  /** Row 0 is the top: what stays sinks to the end of its reel, and what was drawn fills the reels from above, one after the other. */
  grid(): number[][] {
    let next = 0;
    let grid = Array.from({ length: this.#reels }, (): number[] => []);
    for (let fall = 0; fall <= this.#fall; fall += 1) {
      const gone = fall === 0 ? 0 : this.#paid[fall - 1]!;
      grid = grid.map((cells) => {
        const staying = cells.filter((symbol) => ((gone >> symbol) & 1) === 0);
        const fresh = this.#drawn.subarray(next, (next += this.#rows - staying.length));
        return [...fresh, ...staying];
      });
    }
    return grid;
  }

  #drawSymbols(draw: Draw, count: number): void {
    const lots = this.#lots;
    const counts = this.#counts;
    const drawn = this.#drawn;
    const end = this.#drawnCount + count;
    draw.nextInts(lots.length, drawn, this.#drawnCount, end);
    for (let at = this.#drawnCount; at < end; at += 1) {
      const symbol = lots[drawn[at]!]!;
      drawn[at] = symbol;
      counts[symbol]! += 1;
    }
    this.#drawnCount = end;
  }
}
