import { fallMultiplier, fallPays } from './fall-pays.ts';
import type { TumbleModel } from './slot-model.ts';

/**
 * The value of a grid depends only on how many of each symbol it holds, because symbols pay anywhere and every cell
 * is drawn alike. A grid with free cells is worth the mean over the next drawn symbol; a full grid pays and becomes
 * the grid without its winners, in the next fall. Going backwards from the last fall, and from the fullest grids to
 * the empty one, visits every state once per fall: exact up to the rounding of doubles.
 *
 * Shares of the stake: the first fall's mean, the round's mean, and the mean of the round's square.
 */
export function exactTumble(model: TumbleModel): {
  readonly base: number;
  readonly total: number;
  readonly square: number;
} {
  const states = createCountStates(model.weights.length, model.reels * model.rows);
  const weightSum = model.weights.reduce((sum, weight) => sum + weight, 0);
  const shares = model.weights.map((weight) => weight / weightSum);
  const pays = fallPays(model, model.reels * model.rows);

  // two numbers for each state, side by side: the mean and the mean of the square
  let later = new Float64Array(2 * states.size);
  for (let fall = model.maxFalls - 1; fall >= 0; fall -= 1) {
    const values = new Float64Array(2 * states.size);
    states.eachFull((counts, index) => {
      let units = 0;
      const staying = counts.slice();
      for (let symbol = 0; symbol < counts.length; symbol += 1) {
        const pay = pays[symbol]![counts[symbol]!]!;
        if (pay > 0) staying[symbol] = 0;
        units += pay;
      }
      if (units === 0) return;
      const paid = units * fallMultiplier(model, fall);
      const rest = 2 * states.indexOf(staying);
      const mean = later[rest]!;
      values[2 * index] = paid + mean;
      values[2 * index + 1] = paid ** 2 + 2 * paid * mean + later[rest + 1]!;
    });
    states.fillByMeans(values, shares);
    later = values;
  }
  return {
    base: firstFallUnits(model, pays, shares) / model.stakeUnits,
    total: later[0]! / model.stakeUnits,
    square: later[1]! / model.stakeUnits ** 2,
  };
}

/** Each symbol's count in a fresh grid is binomial. */
function firstFallUnits(model: TumbleModel, pays: readonly Int32Array[], shares: readonly number[]): number {
  const cells = model.reels * model.rows;
  let units = 0;
  shares.forEach((share, symbol) => {
    let probability = (1 - share) ** cells;
    for (let count = 0; count <= cells; count += 1) {
      units += probability * pays[symbol]![count]! * fallMultiplier(model, 0);
      probability *= ((cells - count) / (count + 1)) * (share / (1 - share));
    }
  });
  return units;
}

/**
 * All vectors of `symbols` counts with a sum of at most `cells`, numbered without gaps: with the running sums
 * s0 <= s1 <= …, the number is C(s0,1) + C(s1+1,2) + C(s2+2,3) + … . The empty grid is number 0.
 */
function createCountStates(symbols: number, cells: number) {
  const binomial = binomials(cells + symbols + 1);
  const width = cells + symbols + 2;
  const choose = (n: number, k: number): number => binomial[n * width + k]!;
  const size = choose(cells + symbols, symbols);

  function indexOf(counts: readonly number[]): number {
    let sum = 0;
    let index = 0;
    for (let i = 0; i < symbols; i += 1) {
      sum += counts[i]!;
      index += choose(sum + i, i + 1);
    }
    return index;
  }

  function eachOfSum(sum: number, visit: (counts: number[], index: number) => void): void {
    const counts = new Array<number>(symbols).fill(0);
    const place = (symbol: number, running: number, index: number): void => {
      if (symbol === symbols - 1) {
        counts[symbol] = sum - running;
        visit(counts, index + choose(sum + symbol, symbol + 1));
        return;
      }
      for (let count = 0; running + count <= sum; count += 1) {
        counts[symbol] = count;
        place(symbol + 1, running + count, index + choose(running + count + symbol, symbol + 1));
      }
    };
    place(0, 0, 0);
  }

  return {
    size,
    indexOf,
    fillByMeans: (values: Float64Array, shares: readonly number[]) =>
      fillByMeans({ symbols, cells, choose }, values, shares),
    eachFull: (visit: (counts: number[], index: number) => void) => eachOfSum(cells, visit),
  };
}

interface Counting {
  readonly symbols: number;
  readonly cells: number;
  /** Binomial coefficients. */
  choose(n: number, k: number): number;
}

/**
 * One more of symbol k raises the running sums from k on, and the number by C(si+i, i) for each of them. `raise`
 * holds these summed from k to the last but two; the last two symbols are an inner loop, where the time goes.
 */
function fillByMeans(
  { symbols, cells, choose }: Counting,
  values: Float64Array,
  shares: readonly number[],
): void {
  const share = Float64Array.from(shares);
  const last = symbols - 1;
  const raise = new Float64Array(symbols);
  const running = new Int32Array(symbols);

  const visit = (sum: number, prefix: number): void => {
    let above = 0;
    for (let i = last - 2; i >= 0; i -= 1) {
      above += choose(running[i]! + i, i);
      raise[i] = above;
    }
    const raiseLast = choose(sum + last, last);
    const base = prefix + choose(sum + last, last + 1);
    for (let before = running[last - 2]!; before <= sum; before += 1) {
      const index = base + choose(before + last - 1, last);
      const one = index + raiseLast;
      const two = one + choose(before + last - 1, last - 1);
      let mean = share[last]! * values[2 * one]! + share[last - 1]! * values[2 * two]!;
      let square = share[last]! * values[2 * one + 1]! + share[last - 1]! * values[2 * two + 1]!;
      for (let i = 0; i < last - 1; i += 1) {
        const next = 2 * (two + raise[i]!);
        mean += share[i]! * values[next]!;
        square += share[i]! * values[next + 1]!;
      }
      values[2 * index] = mean;
      values[2 * index + 1] = square;
    }
  };
  const place = (symbol: number, sum: number, before: number, prefix: number): void => {
    for (let after = before; after <= sum; after += 1) {
      running[symbol] = after;
      const index = prefix + choose(after + symbol, symbol + 1);
      if (symbol === last - 2) visit(sum, index);
      else place(symbol + 1, sum, after, index);
    }
  };
  for (let sum = cells - 1; sum >= 0; sum -= 1) place(0, sum, 0, 0);
}

function binomials(max: number): Float64Array {
  const width = max + 1;
  const table = new Float64Array(width * width);
  for (let n = 0; n <= max; n += 1) {
    table[n * width] = 1;
    for (let k = 1; k <= n; k += 1)
      table[n * width + k] = table[(n - 1) * width + k - 1]! + (k < n ? table[(n - 1) * width + k]! : 0);
  }
  return table;
}
