/** So many cells stand in one number; a shift by a reel leaves room for no more. */
const cellsInNumber = 28;
/** Symbols are numbers of so many bits. */
export const symbolBits = 3;

/**
 * Finds cells that show the same symbol and hang together by their sides, three or more of them. A reel is given in bits:
 * the first `rows` are the lowest bit of each symbol from the top down, behind them stand the next bits. A set of cells is
 * two numbers, a bit for each cell: reel by reel from the top, the first reels in `low`, the others in `high`. So all cells
 * are looked at together.
 */
export class CellGroups {
  readonly #rows: number;
  /** So many cells are in `low`, and their bits. */
  readonly #lowCells: number;
  readonly #lowBits: number;
  /** Cells whose symbol stands in the cell below them too, and those that have it to their right. */
  #lowBelow = 0;
  #highBelow = 0;
  #lowRight = 0;
  #highRight = 0;
  /** Cells that touch two others, of groups that are still to come. */
  #lowSeeds = 0;
  #highSeeds = 0;

  /** The group that was found last. */
  #low = 0;
  #high = 0;

  /** Throws a RangeError for a board that does not go into two numbers. */
  constructor(reels: number, rows: number) {
    this.#rows = rows;
    this.#lowCells = cellsInNumber - (cellsInNumber % rows);
    this.#lowBits = 2 ** this.#lowCells - 1;
    if (rows * symbolBits > cellsInNumber || rows * reels > 2 * this.#lowCells)
      throw new RangeError(`${reels} reels of ${rows} are too many cells`);
  }

  /** Looks at all reels anew. */
  read(reels: Int32Array): void {
    const rows = this.#rows;
    const reelBits = 2 ** rows - 1;
    const lowCells = this.#lowCells;
    this.#lowBelow = this.#highBelow = this.#lowRight = this.#highRight = 0;
    for (let reel = 0, first = 0; reel < reels.length; reel += 1, first += rows) {
      const own = reels[reel]!;
      const below = sameSymbols(own, own >> 1, rows) & (reelBits >> 1);
      const right = reel + 1 < reels.length ? sameSymbols(own, reels[reel + 1]!, rows) & reelBits : 0;
      if (first < lowCells) {
        this.#lowBelow |= below << first;
        this.#lowRight |= right << first;
      } else {
        this.#highBelow |= below << (first - lowCells);
        this.#highRight |= right << (first - lowCells);
      }
    }
    const lowLeft = (this.#lowRight << rows) & this.#lowBits;
    const highLeft = (this.#highRight << rows) | (this.#lowRight >> (lowCells - rows));
    this.#lowSeeds = twoOf(this.#lowBelow << 1, this.#lowBelow, lowLeft, this.#lowRight);
    this.#highSeeds = twoOf(this.#highBelow << 1, this.#highBelow, highLeft, this.#highRight);
  }

  /** Whether there is one more group. It spreads from a cell to all that it touches, all at once, until no more come. */
  next(): boolean {
    if ((this.#lowSeeds | this.#highSeeds) === 0) return false;
    const rows = this.#rows;
    const carry = this.#lowCells - rows;
    const lowBits = this.#lowBits;
    const lowBelow = this.#lowBelow;
    const highBelow = this.#highBelow;
    const lowRight = this.#lowRight;
    const highRight = this.#highRight;
    let low = this.#lowSeeds & -this.#lowSeeds;
    let high = low === 0 ? this.#highSeeds & -this.#highSeeds : 0;
    for (let lowBefore = 0, highBefore = 0; low !== lowBefore || high !== highBefore;) {
      lowBefore = low;
      highBefore = high;
      // down and up, then right and left, where the last reel of `low` has the first one of `high` to its right
      low |= ((low & lowBelow) << 1) | ((low >> 1) & lowBelow);
      high |= ((high & highBelow) << 1) | ((high >> 1) & highBelow);
      const toRight = low & lowRight;
      const toLeft = (low >> rows) | ((high << carry) & lowBits);
      high |= ((high & highRight) << rows) | ((high >> rows) & highRight) | (toRight >> carry);
      low |= ((toRight << rows) & lowBits) | (toLeft & lowRight);
    }
    this.#lowSeeds &= ~low;
    this.#highSeeds &= ~high;
    this.#low = low;
    this.#high = high;
    return true;
  }

  size(): number {
    return countBits(this.#low) + countBits(this.#high);
  }

  first(): number {
    return this.#low === 0 ? this.#lowCells + lowestBit(this.#high) : lowestBit(this.#low);
  }

  /** In rising order. */
  cells(): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < 2 * this.#lowCells; cell += 1)
      if ((cell < this.#lowCells ? this.#low >> cell : this.#high >> (cell - this.#lowCells)) & 1)
        cells.push(cell);
    return cells;
  }

  /** The cells of a reel, the topmost as the lowest bit. */
  ofReel(reel: number): number {
    const first = reel * this.#rows;
    const bits = first < this.#lowCells ? this.#low >> first : this.#high >> (first - this.#lowCells);
    return bits & (2 ** this.#rows - 1);
  }
}

/** Cells of a reel whose symbol is that of the same cell of another one, with some bits behind them. */
function sameSymbols(one: number, other: number, rows: number): number {
  const differing = one ^ other;
  return ~(differing | (differing >> rows) | (differing >> (2 * rows)));
}

/** What stands in two of the four at least. */
function twoOf(a: number, b: number, c: number, d: number): number {
  return (a & b) | (c & d) | ((a | b) & (c | d));
}

/** Its number, from 0. */
function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
