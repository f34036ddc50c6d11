import type { FreeSpins } from '../slots/slot-model.ts';
import type { WindowCounts } from './count-windows.ts';
import { type Complex, transform, zeros } from './fourier.ts';

/** What a maximum win takes from rounds that would come to more, in units. */
export interface Beyond {
  /** Of the mean, and of the mean of the square. */
  readonly mean: number;
  readonly square: number;
  /** How likely a round comes to the maximum. */
  readonly share: number;
}

/**
 * A free spin with all that it awards again is worth G, of which the generating function solves
 * G(z) = Σ over r of P_r(z)·G(z)^r, where P_r counts the windows that award r spins by what they pay. A round is its window
 * and such a G for each spin that it awards. Solved at each root of unity, and transformed back, that is how likely every
 * number of units is; what lies further than the transform is long is less than the rounding of its doubles.
 */
export function beyondMaximum(
  { counts, expanded, windows }: WindowCounts,
  { awarded, multiplier }: FreeSpins,
  maximumUnits: number,
): Beyond {
  const free = expanded.length > 0 ? expanded : [counts];
  const most = multiplier * Math.max(...free.map((table) => mostUnits(table)));
  const length = 2 ** Math.ceil(Math.log2(Math.max(leastLength, lengths * (maximumUnits + most))));
  const spectraOf = (table: readonly Float64Array[], times: number): Spectrum[] =>
    spectraByAward(table, { awarded, times, length, windows });
  const base = spectraOf(counts, 1);
  const round = zeros(length);
  for (const table of free) addRounds(round, base, spectraOf(table, multiplier), free.length);
  transform(round);
  let [mean, square, share] = [0, 0, 0];
  // from the least likely on
  for (let units = length - 1; units >= maximumUnits; units -= 1) {
    const likely = round.re[length - units]! / length / leaning(units, length);
    share += likely;
    mean += likely * (units - maximumUnits);
    square += likely * (units ** 2 - maximumUnits ** 2);
  }
  return { mean, square, share };
}

/** The maximum with the largest spin on top fits so many times; further out there is nothing that doubles could tell. */
const lengths = 4;
const leastLength = 4096;

/**
 * Weighs what is unlikely more while it is calculated: of large numbers of units the doubles' rounding is then so much less.
 */
function leaning(units: number, length: number): number {
  return 1e6 ** (units / length);
}

/** Windows that award so many spins, by what they pay. */
interface Spectrum extends Complex {
  readonly awards: number;
}

function spectraByAward(
  table: readonly Float64Array[],
  of: {
    readonly awarded: readonly number[];
    readonly times: number;
    readonly length: number;
    readonly windows: number;
  },
): Spectrum[] {
  const spectra = new Map<number, Spectrum>();
  table.forEach((byUnits, scatters) => {
    const awards = of.awarded[scatters] ?? 0;
    const spectrum = spectra.get(awards) ?? { awards, ...zeros(of.length) };
    spectra.set(awards, spectrum);
    byUnits.forEach((count, units) => {
      if (count === 0) return;
      const paid = units * of.times;
      spectrum.re[paid]! += (count / of.windows) * leaning(paid, of.length);
    });
  });
  for (const spectrum of spectra.values()) transform(spectrum);
  return [...spectra.values()];
}

/** Goes nearer to G, tenfold with each step, until the rounding of doubles lets it come no nearer. */
function addRounds(
  round: Complex,
  base: readonly Spectrum[],
  free: readonly Spectrum[],
  symbols: number,
): void {
  const { length } = round.re;
  const now = new Float64Array(2);
  const next = new Float64Array(2);
  for (let place = 0; place <= length / 2; place += 1) {
    now.fill(0);
    let gap = Number.POSITIVE_INFINITY;
    let last: number;
    do {
      sumOfPowers(free, place, now, next);
      last = gap;
      gap = Math.abs(next[0]! - now[0]!) + Math.abs(next[1]! - now[1]!);
      now.set(next);
    } while (gap < last);
    sumOfPowers(base, place, now, next);
    round.re[place]! += next[0]! / symbols;
    round.im[place]! += next[1]! / symbols;
  }
  // what is likely is real: the other half is the first one's conjugate
  for (let place = 1; place < length / 2; place += 1) {
    round.re[length - place] = round.re[place]!;
    round.im[length - place] = -round.im[place]!;
  }
}

/** Σ of P_r·g^r at a place of the spectra; g and the sum are real and imaginary part. */
function sumOfPowers(spectra: readonly Spectrum[], place: number, g: Float64Array, sum: Float64Array): void {
  sum.fill(0);
  for (const spectrum of spectra) {
    let re = spectrum.re[place]!;
    let im = spectrum.im[place]!;
    let factorRe = g[0]!;
    let factorIm = g[1]!;
    for (let left = spectrum.awards; left > 0; left >>= 1) {
      if (left & 1) {
        const turned = re * factorIm + im * factorRe;
        re = re * factorRe - im * factorIm;
        im = turned;
      }
      const twice = 2 * factorRe * factorIm;
      factorRe = factorRe * factorRe - factorIm * factorIm;
      factorIm = twice;
    }
    sum[0]! += re;
    sum[1]! += im;
  }
}

function mostUnits(table: readonly Float64Array[]): number {
  return Math.max(...table.map((byUnits) => byUnits.findLastIndex((count) => count > 0)));
}
