import type { ClusterModel } from './slot-model.ts';

/**
 * The reels of a cluster game between two falls. Cells are numbered reel by reel from the top: reel × rows + row. A
 * cluster is known by its first cell. All is reused, so that every window of the reels can be counted in seconds.
 */
export class ClusterBoard {
  readonly #strips: readonly Int8Array[];
  readonly #rows: number;
  readonly #clusterFrom: number;
  /** By cell: its symbol. */
  readonly #cells: Int8Array;
  /** By reel: the place on its strip whose symbol stands on top. */
  readonly #tops: Int32Array;
  /** By cell: a cell before it of the same cluster, at last the first one. */
  readonly #first: Int8Array;
  /** By first cell: how many the cluster has. */
  readonly #sizes: Int8Array;
  readonly #paying: Int8Array;
  #payingCount = 0;

  constructor({ strips, rows, clusterFrom }: Pick<ClusterModel, 'strips' | 'rows' | 'clusterFrom'>) {
    const size = strips.length * rows;
    this.#strips = strips.map((strip) => Int8Array.from(strip));
    this.#rows = rows;
    this.#clusterFrom = clusterFrom;
    this.#cells = new Int8Array(size);
    this.#tops = new Int32Array(strips.length);
    this.#first = new Int8Array(size);
    this.#sizes = new Int8Array(size);
    this.#paying = new Int8Array(size);
  }

  /** Shows a reel from a place of its strip on. */
  stop(reel: number, place: number): void {
    const strip = this.#strips[reel]!;
    const top = reel * this.#rows;
    this.#tops[reel] = place;
    for (let row = 0; row < this.#rows; row += 1)
      this.#cells[top + row] = strip[(place + row) % strip.length]!;
  }

  /** `grid[reel][row]`. */
  grid(): number[][] {
    const grid: number[][] = [];
    for (let cell = 0; cell < this.#cells.length;) {
      const reel: number[] = [];
      for (let row = 0; row < this.#rows; row += 1, cell += 1) reel.push(this.#cells[cell]!);
      grid.push(reel);
    }
    return grid;
  }

  /** Finds the clusters that pay, in the order of their first cells, and answers how many there are. */
  find(): number {
    const cells = this.#cells;
    const first = this.#first;
    const sizes = this.#sizes;
    const rows = this.#rows;
    let row = 0;
    for (let cell = 0; cell < cells.length; cell += 1) {
      const symbol = cells[cell]!;
      let own = cell;
      if (row > 0 && cells[cell - 1] === symbol) own = this.#firstOf(cell - 1);
      let count = own === cell ? 1 : sizes[own]! + 1;
      if (cell >= rows && cells[cell - rows] === symbol) {
        const beside = this.#firstOf(cell - rows);
        if (beside !== own) {
          count += sizes[beside]!;
          // the first cell of all is the one that is kept
          if (beside < own) {
            first[own] = beside;
            own = beside;
          } else first[beside] = own;
        }
      }
      first[cell] = own;
      sizes[own] = count;
      row = row === rows - 1 ? 0 : row + 1;
    }
    let paying = 0;
    for (let cell = 0; cell < cells.length; cell += 1)
      if (first[cell] === cell && sizes[cell]! >= this.#clusterFrom) {
        this.#paying[paying] = cell;
        paying += 1;
      }
    this.#payingCount = paying;
    return paying;
  }

  symbolOf(cluster: number): number {
    return this.#cells[this.#paying[cluster]!]!;
  }

  sizeOf(cluster: number): number {
    return this.#sizes[this.#paying[cluster]!]!;
  }

  /** In rising order. */
  cellsOf(cluster: number): number[] {
    const own = this.#paying[cluster]!;
    const found: number[] = [];
    for (let cell = own; cell < this.#cells.length; cell += 1)
      if (this.#firstOf(cell) === own) found.push(cell);
    return found;
  }

  /** Takes the clusters out that were found. What stays in a reel sinks; what stands above it on its strip comes down. */
  fall(): void {
    if (this.#payingCount === 0) return;
    const cells = this.#cells;
    const rows = this.#rows;
    for (let reel = 0; reel < this.#strips.length; reel += 1) {
      const top = reel * rows;
      let free = top + rows - 1;
      for (let cell = free; cell >= top; cell -= 1)
        if (this.#sizes[this.#firstOf(cell)]! < this.#clusterFrom) {
          cells[free] = cells[cell]!;
          free -= 1;
        }
      const strip = this.#strips[reel]!;
      let place = this.#tops[reel]!;
      for (; free >= top; free -= 1) {
        place = place === 0 ? strip.length - 1 : place - 1;
        cells[free] = strip[place]!;
      }
      this.#tops[reel] = place;
    }
  }

  #firstOf(cell: number): number {
    const first = this.#first;
    let own = cell;
    while (first[own] !== own) own = first[own]!;
    return own;
  }
}
