import type { Pairing } from '../season.ts';
import { type Counted, type CountedMatch, type MatchEnds, sumCounts } from './season-counts.ts';

/** A season as far as it is known. */
export interface SeasonAhead {
  readonly clubs: readonly { readonly id: string }[];
  readonly played: readonly CountedMatch[];
  /** Those that are on, by how they stand. */
  readonly on: readonly (Pairing & { readonly ends: MatchEnds })[];
  /** Those that have not begun. */
  readonly toCome: readonly Pairing[];
  /** What one of them may end as: the same whenever it is asked. */
  endsBefore(pairing: Pairing): MatchEnds;
}

/** Of each club, in the order of `clubs`: which part of a stake on it would win, in millionths; all together so many places. */
export type PlaceChances = readonly number[];

/** So many seasons are played to their end. */
const seasonsForeseen = 20_000;
const seasonsAtATime = 500;
const blocks = seasonsForeseen / seasonsAtATime;

/** What matches that have not begun bring, season by season. */
interface Coming {
  readonly tables: Int32Array;
  readonly pairings: Map<string, Pairing>;
}

/**
 * What comes of a season, by playing what is left of it again and again with the chances that its matches have. The draws of
 * a match are the same each time: chances move by what has happened, and by nothing else. They decide nothing but prices.
 */
export class SeasonForesight {
  #coming: Coming | null = null;

  /**
   * Stops for a breath now and then, and may be given up there. Matches that have not begun are played once and taken out
   * when they begin, those that are on are played each time.
   */
  *foresee(
    season: SeasonAhead,
    counted: readonly number[],
  ): Generator<void, ReadonlyMap<number, PlaceChances>> {
    const clubs = season.clubs.length;
    const coming = yield* this.#playComing(season);
    const start = startOf(season);
    const fixtures = season.on.map(({ ends, ...sides }) => aliasOf(sides, ends, season.clubs));
    const sums = counted.map((places) => ({ places, sum: new Float64Array(clubs) }));
    const size = seasonsAtATime * clubs;
    for (let block = 0; block < blocks; block += 1) {
      const tables = coming.slice(block * size, (block + 1) * size);
      for (let at = 0; at < size; at += 1) tables[at]! += start[at % clubs]!;
      for (const fixture of fixtures) playInto(tables, fixture, { clubs, block, sign: 1 });
      countPlaces(tables, clubs, sums);
      yield;
    }
    return new Map(sums.map(({ places, sum }) => [places, inMillionths(sum, places)]));
  }

  /** Brings in who is new, and takes out who has begun: with the draws that it was brought in by. */
  *#playComing({ clubs, toCome, endsBefore }: SeasonAhead): Generator<void, Int32Array> {
    const size = seasonsAtATime * clubs.length;
    const { tables, pairings } = (this.#coming ??= {
      ...{ tables: new Int32Array(blocks * size), pairings: new Map() },
    });
    const wanted = new Map(toCome.map((pairing) => [`${pairing.home}-${pairing.away}`, pairing]));
    const changes = [
      ...[...pairings].filter(([key]) => !wanted.has(key)).map((entry) => ({ entry, sign: -1 as const })),
      ...[...wanted].filter(([key]) => !pairings.has(key)).map((entry) => ({ entry, sign: 1 as const })),
    ];
    for (const { entry, sign } of changes) {
      const [key, pairing] = entry;
      const fixture = aliasOf(pairing, endsBefore(pairing), clubs);
      for (let block = 0; block < blocks; block += 1)
        playInto(tables.subarray(block * size, (block + 1) * size), fixture, {
          ...{ clubs: clubs.length, block, sign },
        });
      if (sign > 0) pairings.set(key, pairing);
      else pairings.delete(key);
      yield;
    }
    return tables;
  }
}

const firstStep = 1 << 24;
const secondStep = 1 << 12;

/** One number that is larger the higher a club stands, and the same where nothing parts two clubs. */
function keyOf([first, second, third]: Counted): number {
  return first * firstStep + second * secondStep + third;
}

function startOf({ clubs, played }: SeasonAhead): Int32Array {
  return Int32Array.from(sumCounts(clubs, played), ({ counted }) => keyOf(counted));
}

/** How a match may end, ready to be drawn with one number: Walker's alias table. */
interface Alias {
  readonly home: number;
  readonly away: number;
  readonly keep: Float64Array;
  readonly other: Int32Array;
  /** What each end adds to the two sides. */
  readonly homeKeys: Int32Array;
  readonly awayKeys: Int32Array;
}

function aliasOf({ home, away }: Pairing, ends: MatchEnds, clubs: SeasonAhead['clubs']): Alias {
  const size = ends.length;
  const sum = ends.reduce((all, { chance }) => all + chance, 0);
  const keep = new Float64Array(size);
  const [other, homeKeys, awayKeys] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const [small, large]: [number[], number[]] = [[], []];
  for (let at = 0; at < size; at += 1) {
    const end = ends[at]!;
    keep[at] = (end.chance * size) / sum;
    other[at] = at;
    homeKeys[at] = keyOf(end.home);
    awayKeys[at] = keyOf(end.away);
    (keep[at]! < 1 ? small : large).push(at);
  }
  while (small.length > 0 && large.length > 0) {
    const [less, more] = [small.pop()!, large.pop()!];
    other[less] = more;
    keep[more]! += keep[less]! - 1;
    (keep[more]! < 1 ? small : large).push(more);
  }
  // what rounding has left over
  for (const at of [...small, ...large]) keep[at] = 1;
  const placeOf = (id: string): number => clubs.findIndex((club) => club.id === id);
  return { home: placeOf(home), away: placeOf(away), keep, other, homeKeys, awayKeys };
}

/**
 * Plays one match in each season of a block, or takes it out again. Its draws follow from who plays and from the block alone (mulberry32): what
 * happens elsewhere leaves them as they are.
 */
function playInto(
  tables: Int32Array,
  { home, away, keep, other, homeKeys, awayKeys }: Alias,
  { clubs, block, sign }: { readonly clubs: number; readonly block: number; readonly sign: 1 | -1 },
): void {
  const ends = keep.length;
  let state = Math.imul(block * clubs * clubs + home * clubs + away + 1, 0x9e3779b1);
  for (let row = 0; row < tables.length; row += clubs) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const at = (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * ends;
    const column = Math.floor(at);
    const end = at - column < keep[column]! ? column : other[column]!;
    tables[row + home]! += sign * homeKeys[end]!;
    tables[row + away]! += sign * awayKeys[end]!;
  }
}

interface PlaceSum {
  readonly places: number;
  readonly sum: Float64Array;
}

/** Clubs that share a place share what is left of the places that count. */
function countPlaces(tables: Int32Array, clubs: number, sums: readonly PlaceSum[]): void {
  for (let row = 0; row < tables.length; row += clubs)
    for (let club = 0; club < clubs; club += 1) {
      const own = tables[row + club]!;
      let [above, tied] = [0, 0];
      for (let other = row; other < row + clubs; other += 1) {
        const key = tables[other]!;
        if (key > own) above += 1;
        else if (key === own) tied += 1;
      }
      for (const { places, sum } of sums)
        if (places > above) sum[club]! += places - above >= tied ? 1 : (places - above) / tied;
    }
}

/** Rounded so that all together are as many places as there are. */
function inMillionths(sum: Float64Array, places: number): PlaceChances {
  const exact = Array.from(sum, (count) => (count / seasonsForeseen) * 1_000_000);
  const rounded = exact.map(Math.floor);
  let missing = places * 1_000_000 - rounded.reduce((all, one) => all + one, 0);
  const byRest = exact
    .map((one, at) => ({ at, rest: one - rounded[at]! }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { at } of byRest) {
    if (missing <= 0) break;
    rounded[at]! += 1;
    missing -= 1;
  }
  return rounded;
}
