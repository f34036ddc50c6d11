import type { Draw } from '@halls/fairness';

/** One way in which a game's draws can fall: it comes `ways` times in `of`. */
export interface Fallen<Outcome> {
  readonly outcome: Outcome;
  readonly ways: bigint;
  readonly of: bigint;
}

/** A draw that a game has asked for: so many ways each of its values has, and which value it is now. */
interface Branch {
  readonly waysOf: readonly bigint[];
  readonly of: bigint;
  at: number;
}

/** A game that asks for more draws than this may go on for ever. */
const longest = 40;
class Endless extends Error {}

/**
 * Every way in which the draws of a game can fall, by the game's own code: nothing is left out, and nothing is rounded. Ends
 * with null where there are more than `most`, or no end.
 */
export function* enumerateDraws<Outcome>(
  play: (draw: Draw) => Outcome,
  { most, nonce = 0 }: { readonly most: number; readonly nonce?: number },
): Generator<Fallen<Outcome> | null> {
  const branches: Branch[] = [];
  let count = 0;
  do {
    const played = playOnce(play, scriptedDraw(branches, nonce));
    count += 1;
    if (!played || count > most || (count === 1 && likelyCount(branches) > 2 * most)) {
      yield null;
      return;
    }
    const { outcome } = played;
    const ways = branches.reduce((product, { waysOf, at }) => product * waysOf[at]!, 1n);
    yield { outcome, ways, of: branches.reduce((product, { of }) => product * of, 1n) };
  } while (goOn(branches));
}

/** Null where it does not come to an end. */
function playOnce<Outcome>(play: (draw: Draw) => Outcome, draw: Draw): { readonly outcome: Outcome } | null {
  try {
    return { outcome: play(draw) };
  } catch (error) {
    if (error instanceof Endless) return null;
    throw error;
  }
}

/** So many ways there are where all branch as this one does. */
function likelyCount(branches: readonly Branch[]): number {
  return branches.reduce((product, { waysOf }) => product * waysOf.length, 1);
}

/** To the next way; false when that was the last. */
function goOn(branches: Branch[]): boolean {
  for (;;) {
    const last = branches.at(-1);
    if (!last) return false;
    last.at += 1;
    if (last.at < last.waysOf.length) return true;
    branches.pop();
  }
}

/** Draws what the branches say, and the first of each that they don't know yet. */
function scriptedDraw(branches: Branch[], nonce: number): Draw {
  let place = 0;
  function choose(bound: number, waysOf: () => readonly bigint[]): number {
    if (place >= longest) throw new Endless();
    const branch = (branches[place] ??= { waysOf: waysOf(), of: BigInt(bound), at: 0 });
    place += 1;
    return branch.at;
  }
  const nextInt = (bound: number): number =>
    bound === 1 ? 0 : choose(bound, () => new Array<bigint>(bound).fill(1n));
  return {
    nonce,
    nextInt,
    nextInts(bound, into, from, to) {
      for (let at = from; at < to; at += 1) into[at] = nextInt(bound);
    },
    nextWeighted(weights) {
      const possible = [...weights.keys()].filter((index) => weights[index]! > 0);
      const sum = weights.reduce((all, weight) => all + weight, 0);
      const chosen = choose(sum, () => possible.map((index) => BigInt(weights[index]!)));
      return possible[chosen]!;
    },
    shuffle(items) {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = nextInt(last + 1);
        [result[last], result[other]] = [result[other]!, result[last]!];
      }
      return result;
    },
  };
}

/** A share as two whole numbers in their lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Sums of whole numbers over several denominators. */
export class FractionSum {
  readonly #sums = new Map<bigint, bigint>();

  add(over: bigint, under: bigint): void {
    this.#sums.set(under, (this.#sums.get(under) ?? 0n) + over);
  }

  /** Divided by a whole number. */
  by(divisor: bigint): Fraction {
    let [over, under] = [0n, divisor];
    for (const [of, sum] of this.#sums) {
      const shared = commonDivisor(under, of * divisor);
      [over, under] = [
        over * ((of * divisor) / shared) + sum * (under / shared),
        (under / shared) * of * divisor,
      ];
    }
    const shared = commonDivisor(over, under);
    return { over: over / shared, under: under / shared };
  }
}

function commonDivisor(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
