import type { ScoreView } from '../../../play-protocol/sports-protocol.ts';
import { standingsOf, type PlayedMatch } from '../season.ts';

/** What a match may end as; the chances sum to 1. */
export type FinalScores = readonly (ScoreView & { readonly chance: number })[];

/** A season as far as it is known. */
export interface SeasonAhead {
  readonly clubs: readonly { readonly id: string }[];
  readonly played: readonly PlayedMatch[];
  /** Those that are on or to come. */
  readonly ahead: readonly { readonly home: string; readonly away: string; readonly scores: FinalScores }[];
}

/** Of each club, in the order of `clubs`: which part of a stake on it would win, in millionths; all together so many places. */
export type PlaceChances = readonly number[];

/** So many seasons are played to their end. */
const seasonsForeseen = 20_000;
const seasonsAtATime = 500;

/**
 * What comes of a season, by playing what is left of it again and again with the chances that its matches have. It stops
 * for a breath now and then. The draws are the same each time: chances move by what has happened, and by nothing else.
 * They decide nothing but prices.
 */
export function* foreseeSeason(
  season: SeasonAhead,
  counted: readonly number[],
): Generator<void, ReadonlyMap<number, PlaceChances>> {
  const { clubs } = season;
  const start = startOf(season);
  const fixtures = season.ahead.map((fixture) => aliasOf(fixture, clubs));
  const sums = counted.map((places) => ({ places, sum: new Float64Array(clubs.length) }));
  const tables = new Int32Array(seasonsAtATime * clubs.length);
  for (let block = 0; block < seasonsForeseen / seasonsAtATime; block += 1) {
    for (let season = 0; season < seasonsAtATime; season += 1) tables.set(start, season * clubs.length);
    for (const fixture of fixtures) playInto(tables, fixture, { clubs: clubs.length, block });
    countPlaces(tables, clubs.length, sums);
    yield;
  }
  return new Map(sums.map(({ places, sum }) => [places, inMillionths(sum, places)]));
}

const pointStep = 1 << 20;
const goalStep = 1 << 10;

/** One number that is larger the higher a club stands, and the same where nothing parts two clubs. */
function keyOf(points: number, difference: number, scored: number): number {
  return points * pointStep + difference * goalStep + scored;
}

function startOf({ clubs, played }: SeasonAhead): Int32Array {
  const table = new Map(standingsOf({ clubs }, played).map((row) => [row.club, row]));
  return Int32Array.from(clubs, ({ id }) => {
    const { points, scored, conceded } = table.get(id)!;
    return keyOf(points, scored - conceded, scored);
  });
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

function aliasOf({ home, away, scores }: SeasonAhead['ahead'][number], clubs: SeasonAhead['clubs']): Alias {
  const size = scores.length;
  const sum = scores.reduce((all, { chance }) => all + chance, 0);
  const keep = Float64Array.from(scores, ({ chance }) => (chance * size) / sum);
  const other = Int32Array.from(scores, (_, at) => at);
  const [small, large]: [number[], number[]] = [[], []];
  for (let at = 0; at < size; at += 1) (keep[at]! < 1 ? small : large).push(at);
  while (small.length > 0 && large.length > 0) {
    const [less, more] = [small.pop()!, large.pop()!];
    other[less] = more;
    keep[more]! += keep[less]! - 1;
    (keep[more]! < 1 ? small : large).push(more);
  }
  // what rounding has left over
  for (const at of [...small, ...large]) keep[at] = 1;
  const keysOf = (side: 'home' | 'away', against: 'home' | 'away'): Int32Array =>
    Int32Array.from(scores, (score) => {
      const ahead = score[side] - score[against];
      return keyOf(ahead > 0 ? 3 : ahead === 0 ? 1 : 0, ahead, score[side]);
    });
  const placeOf = (id: string): number => clubs.findIndex((club) => club.id === id);
  return {
    ...{ home: placeOf(home), away: placeOf(away), keep, other },
    ...{ homeKeys: keysOf('home', 'away'), awayKeys: keysOf('away', 'home') },
  };
}

/**
 * Plays one match in each season of a block. Its draws follow from who plays and from the block alone (mulberry32): what
 * happens elsewhere leaves them as they are.
 */
function playInto(
  tables: Int32Array,
  { home, away, keep, other, homeKeys, awayKeys }: Alias,
  { clubs, block }: { readonly clubs: number; readonly block: number },
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
    tables[row + home]! += homeKeys[end]!;
    tables[row + away]! += awayKeys[end]!;
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
