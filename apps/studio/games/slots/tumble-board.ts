import type { Draw } from '@halls/fairness';
import type { FallBoard } from './fall-board.ts';
import { fallPays } from './fall-pays.ts';
import { createLots } from './lots.ts';
import type { SlotWin, TumbleModel } from './slot-model.ts';

/**
 * The cells of a tumble between two falls, numbered reel by reel from the top. Beside them stands how often each symbol
 * is among them, which is all that pays.
 */
export class TumbleBoard implements FallBoard {
  readonly #rows: number;
  /** By number drawn: a symbol. */
  readonly #lots: Uint8Array;
  /** `[symbol][count]`, in units. */
  readonly #pays: readonly Int32Array[];
  /** By cell: its symbol. */
  readonly #cells: Uint8Array;
  /** By symbol: in how many cells it stands. */
  readonly #counts: Uint8Array;
  /** Those that were paid and are still there, as bits `1 << symbol`. */
  #paid = 0;

  constructor(model: Pick<TumbleModel, 'reels' | 'rows' | 'weights' | 'pays'>) {
    const size = model.reels * model.rows;
    this.#rows = model.rows;
    this.#lots = createLots(model.weights);
    this.#pays = fallPays(model, size);
    this.#cells = new Uint8Array(size);
    this.#counts = new Uint8Array(model.weights.length);
  }

  /** Draws every cell. */
  fill(draw: Draw): void {
    this.#counts.fill(0);
    this.#drawCells(draw, 0, this.#cells.length);
  }

  /** What the board pays before multipliers, in units; each symbol that wins goes to `wins`. */
  pay(wins?: SlotWin[]): number {
    let sum = 0;
    let paid = 0;
    for (let symbol = 0; symbol < this.#counts.length; symbol += 1) {
      const count = this.#counts[symbol]!;
      const units = this.#pays[symbol]![count]!;
      if (units === 0) continue;
      sum += units;
      paid |= 1 << symbol;
      wins?.push({ symbol, count, units });
    }
    this.#paid = paid;
    return sum;
  }

  /** What was paid vanishes, the rest sinks to the end of its reel, and the cells above it are drawn, the topmost first. */
  fall(draw: Draw): void {
    const cells = this.#cells;
    const rows = this.#rows;
    const paid = this.#paid;
    for (let symbol = 0; symbol < this.#counts.length; symbol += 1)
      if ((paid >> symbol) & 1) this.#counts[symbol] = 0;
    for (let top = 0; top < cells.length; top += rows) {
      let free = top + rows;
      for (let cell = free - 1; cell >= top; cell -= 1)
        if (((paid >> cells[cell]!) & 1) === 0) cells[(free -= 1)] = cells[cell]!;
      this.#drawCells(draw, top, free);
    }
    this.#paid = 0;
  }

  /** `grid[reel][row]`. */
  grid(): number[][] {
    const grid: number[][] = [];
    for (let top = 0; top < this.#cells.length; top += this.#rows)
      grid.push([...this.#cells.subarray(top, top + this.#rows)]);
    return grid;
  }

  #drawCells(draw: Draw, from: number, to: number): void {
    for (let cell = from; cell < to; cell += 1) {
      const symbol = this.#lots[draw.nextInt(this.#lots.length)]!;
      this.#cells[cell] = symbol;
      this.#counts[symbol]! += 1;
    }
  }
}
