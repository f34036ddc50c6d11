import type { Draw } from '@halls/fairness';
import { CellGroups, symbolBits } from './cell-groups.ts';
import type { FallBoard } from './fall-board.ts';
import { fallPays } from './fall-pays.ts';
import type { ClusterModel, SlotWin } from './slot-model.ts';

/** Symbols that hang together pay. What comes from above stands there on the strips, so that the stops decide the round. */
export class ClusterBoard implements FallBoard {
  readonly #rows: number;
  readonly #stopEvery: number;
  readonly #clusterFrom: number;
  /** `[symbol][count]`, in units. */
  readonly #pays: readonly Int32Array[];
  /** `[reel][place]`: what the reel shows from that place of its strip on, in the bits of `CellGroups`. */
  readonly #windows: readonly Int32Array[];
  /** By reel: the place of its strip that came down last, on top of all. */
  readonly #tops: Int32Array;
  readonly #reels: Int32Array;
  /** By reel: the cells that were paid. */
  readonly #paid: Int32Array;
  readonly #groups: CellGroups;
  /** The bits of the topmost cell. */
  readonly #cell: number;

  constructor(model: Pick<ClusterModel, 'strips' | 'rows' | 'stopEvery' | 'clusterFrom' | 'pays'>) {
    const { strips, rows, clusterFrom } = model;
    if (clusterFrom < 3) throw new RangeError(`${clusterFrom} cells are too few for a cluster`);
    this.#rows = rows;
    this.#stopEvery = model.stopEvery;
    this.#clusterFrom = clusterFrom;
    this.#pays = fallPays(model, strips.length * rows);
    this.#windows = strips.map((strip) => windowsOf(strip, rows));
    this.#tops = new Int32Array(strips.length);
    this.#reels = new Int32Array(strips.length);
    this.#paid = new Int32Array(strips.length);
    this.#groups = new CellGroups(strips.length, rows);
    this.#cell = 1 | (1 << rows) | (1 << (2 * rows));
  }

  fill(draw: Draw): void {
    for (let reel = 0; reel < this.#windows.length; reel += 1)
      this.stop(reel, draw.nextInt(this.#windows[reel]!.length / this.#stopEvery) * this.#stopEvery);
  }

  /** Shows a reel from a place of its strip on. */
  stop(reel: number, place: number): void {
    this.#tops[reel] = place;
    this.#reels[reel] = this.#windows[reel]![place]!;
  }

  /** Wins stand in the order of their first cells. */
  pay(wins?: SlotWin[]): number {
    const groups = this.#groups;
    for (let reel = 0; reel < this.#paid.length; reel += 1) this.#paid[reel] = 0;
    let sum = 0;
    groups.read(this.#reels);
    while (groups.next()) {
      const count = groups.size();
      if (count < this.#clusterFrom) continue;
      const symbol = this.#symbolAt(groups.first());
      const units = this.#pays[symbol]![count]!;
      sum += units;
      for (let reel = 0; reel < this.#paid.length; reel += 1) this.#paid[reel]! |= groups.ofReel(reel);
      wins?.push({ symbol, count, units, cells: groups.cells() });
    }
    wins?.sort((one, other) => one.cells![0]! - other.cells![0]!);
    return sum;
  }

  /** What stands above a reel on its strip comes down. */
  fall(): void {
    for (let reel = 0; reel < this.#reels.length; reel += 1)
      if (this.#paid[reel] !== 0) this.#sink(reel, this.#paid[reel]!);
  }

  grid(): number[][] {
    return Array.from(this.#reels, (_, reel) =>
      Array.from({ length: this.#rows }, (__, row) => this.#symbolAt(reel * this.#rows + row)),
    );
  }

  #sink(reel: number, paid: number): void {
    const windows = this.#windows[reel]!;
    const before = this.#reels[reel]!;
    let after = 0;
    let free = this.#rows;
    for (let row = free - 1; row >= 0; row -= 1) {
      if ((paid >> row) & 1) continue;
      free -= 1;
      after |= ((before >> row) & this.#cell) << free;
    }
    const top = (this.#tops[reel]! + windows.length - free) % windows.length;
    this.#tops[reel] = top;
    this.#reels[reel] = after | (windows[top]! & (this.#cell * ((1 << free) - 1)));
  }

  #symbolAt(cell: number): number {
    const row = cell % this.#rows;
    const bits = (this.#reels[(cell - row) / this.#rows]! >> row) & this.#cell;
    let symbol = 0;
    for (let bit = 0; bit < symbolBits; bit += 1) symbol |= ((bits >> (bit * this.#rows)) & 1) << bit;
    return symbol;
  }
}

function windowsOf(strip: readonly number[], rows: number): Int32Array {
  if (strip.some((symbol) => symbol >> symbolBits !== 0))
    throw new RangeError(`a symbol of a cluster has ${symbolBits} bits`);
  return Int32Array.from(strip, (_, place) => {
    let window = 0;
    for (let row = 0; row < rows; row += 1)
      for (let bit = 0; bit < symbolBits; bit += 1)
        window |= ((strip[(place + row) % strip.length]! >> bit) & 1) << (bit * rows + row);
    return window;
  });
}
