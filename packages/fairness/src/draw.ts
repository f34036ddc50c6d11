/**
 * Draws integers from a stream of uniform bytes without bias. The same bytes give the same draws, in a
 * browser and on the server alike; everything that a game decides by chance goes through here.
 */
export type Draw = {
  /** Which round of its seeds is drawn; of a draw that many play at, its number. */
  readonly nonce: number;
  /** Uniform over 0 … bound-1, for 1 <= bound <= 2^48. Throws a RangeError otherwise. */
  nextInt(bound: number): number;
  /**
   * Fills `into` from an index on, up to another one: what `nextInt` gives one after the other, from the same bytes, in
   * less time. For 1 <= bound <= 256; throws a RangeError otherwise.
   */
  nextInts(bound: number, into: Uint8Array, from: number, to: number): void;
  /** The index of one weight; each is as likely as its share of the sum. Weights are non-negative integers. */
  nextWeighted(weights: readonly number[]): number;
  /** A new array with the items in a uniformly random order (Fisher–Yates). */
  shuffle<T>(items: readonly T[]): T[];
};

/** Gives the next byte, 0 … 255. */
export type ByteSource = () => number;

/** Is told of every whole number that is drawn, in order: what a sheet of a game's draws is held against. */
export type DrawWatch = (bound: number, value: number) => void;

const maxBound = 2 ** 48;

/** By bound and byte: what a byte draws, -1 where it is thrown away. */
const valuesOfByte: (Int16Array | undefined)[] = new Array<undefined>(257).fill(undefined);

function listValuesOfByte(bound: number): Int16Array {
  const limit = 256 - (256 % bound);
  const values = Int16Array.from({ length: 256 }, (_, byte) => (byte < limit ? byte % bound : -1));
  valuesOfByte[bound] = values;
  return values;
}

export function createDraw(nextByte: ByteSource, watch?: DrawWatch, nonce = 0): Draw {
  function nextInt(bound: number): number {
    const value = drawInt(bound);
    watch?.(bound, value);
    return value;
  }

  function drawInt(bound: number): number {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > maxBound) {
      throw new RangeError(`nextInt takes a whole number from 1 to 2^48, not ${bound}`);
    }
    if (bound === 1) return 0;
    if (bound <= 256) return drawSmall(bound);
    let span = 256;
    let byteCount = 1;
    while (span < bound) {
      span *= 256;
      byteCount += 1;
    }
    // Values from the last, incomplete block of `bound` would favour small results: they are thrown away.
    const limit = span - (span % bound);
    for (;;) {
      let value = 0;
      for (let i = 0; i < byteCount; i += 1) value = value * 256 + nextByte();
      if (value < limit) return value % bound;
    }
  }

  /** The same of one byte, as nearly every draw is. */
  function drawSmall(bound: number): number {
    const valueOf = valuesOfByte[bound] ?? listValuesOfByte(bound);
    let value = valueOf[nextByte()]!;
    while (value < 0) value = valueOf[nextByte()]!;
    return value;
  }

  function nextInts(bound: number, into: Uint8Array, from: number, to: number): void {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > 256)
      throw new RangeError(`nextInts takes a whole number from 1 to 256, not ${bound}`);
    if (from < 0 || to > into.length) throw new RangeError(`there is no place ${from} to ${to}`);
    if (watch || bound === 1) {
      for (let at = from; at < to; at += 1) into[at] = nextInt(bound);
      return;
    }
    const valueOf = valuesOfByte[bound] ?? listValuesOfByte(bound);
    for (let at = from; at < to;) {
      const value = valueOf[nextByte()]!;
      into[at] = value;
      // a byte that is thrown away leaves its place to the next: without a branch, which would be guessed wrong
      at += 1 + (value >> 15);
    }
  }

  function nextWeighted(weights: readonly number[]): number {
    let sum = 0;
    for (const weight of weights) {
      if (!Number.isSafeInteger(weight) || weight < 0)
        throw new RangeError(`a weight is a non-negative integer, not ${weight}`);
      sum += weight;
    }
    let rest = nextInt(sum);
    for (let index = 0; index < weights.length; index += 1) {
      rest -= weights[index]!;
      if (rest < 0) return index;
    }
    throw new RangeError('nextWeighted needs at least one weight above zero');
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = nextInt(last + 1);
      [result[last], result[other]] = [result[other]!, result[last]!];
    }
    return result;
  }

  return { nonce, nextInt, nextInts, nextWeighted, shuffle };
}
