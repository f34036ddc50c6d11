import { atLeast, type JointChances, type MatchPart } from '../builder/joint-chances.ts';
import { type EsportMarket, findEsportMarket } from './esport-markets.ts';
import { mapsOf } from './esport-score.ts';
import { type EsportCount, type EsportOutlook, outlookOf } from './outlook.ts';
import type { EsportSides } from './play-esport.ts';
import { countOf } from './settle-esport.ts';
import type { EsportTally } from './tally.ts';

/** A part at its place among all. */
interface Placed {
  readonly bit: number;
  readonly map: number | null;
  isWon(count: EsportCount): boolean;
}

/** For each side that wins a map, the chance that just this set of the map's parts wins with it. */
interface MapSets {
  readonly home: Float64Array;
  readonly away: Float64Array;
}

/**
 * What several selections of a match are worth together, exactly: maps have nothing to do with each other, so each is gone
 * through alone, and then every way in which they may be won.
 */
export function esportJoint(
  sides: EsportSides,
  tally: EsportTally,
  parts: readonly MatchPart[],
): JointChances {
  const outlook = outlookOf(sides, tally);
  const placed = parts.map(placedPart);
  const played = tally.score.maps;
  const now = countOf(sides.title, tally.score);
  // what maps that are over have decided
  const decided = setOf(
    placed.filter(({ map }) => map !== null && map <= played.length),
    now,
  );
  const sets = new Map<number, MapSets>();
  const exactly = new Float64Array(1 << parts.length);
  for (const end of outlook.ends) {
    let reached = new Float64Array(exactly.length);
    reached[
      decided |
        setOf(
          placed.filter(({ map }) => map === null),
          end,
        )
    ] = 1;
    for (let map = played.length + 1; map <= end.maps.length; map += 1) {
      const known = sets.get(map) ?? setsOfMap(outlook, placed, map);
      sets.set(map, known);
      const { home } = mapsOf(end.maps.slice(map - 1, map));
      reached = joined(reached, known[home === 1 ? 'home' : 'away']);
    }
    for (const [set, chance] of reached.entries()) exactly[set]! += chance;
  }
  return atLeast(exactly);
}

function placedPart({ code, line, outcome }: MatchPart, place: number): Placed {
  const market: EsportMarket | undefined = findEsportMarket(code);
  if (!market) throw new Error(`there is no market of esport ${code}`);
  return {
    ...{ bit: 1 << place, map: market.mapOf(line) },
    isWon: (count) => market.judge(outcome, count, line) === 'won',
  };
}

function setOf(placed: readonly Placed[], count: EsportCount): number {
  return placed.reduce((set, { bit, isWon }) => (isWon(count) ? set | bit : set), 0);
}

function setsOfMap(outlook: EsportOutlook, placed: readonly Placed[], map: number): MapSets {
  const own = placed.filter((part) => part.map === map);
  const size = 1 << placed.length;
  const sets = { home: new Float64Array(size), away: new Float64Array(size) };
  for (const course of outlook.coursesOfMap(map)) {
    const { home, away } = course.maps[map - 1]!;
    sets[home > away ? 'home' : 'away'][setOf(own, course)]! += course.chance;
  }
  return sets;
}

/** Both came: sets of different maps have no part in common. */
function joined(one: Float64Array, other: Float64Array): Float64Array<ArrayBuffer> {
  const both = new Float64Array(one.length);
  for (const [set, chance] of one.entries())
    if (chance > 0) for (const [more, own] of other.entries()) if (own > 0) both[set | more]! += chance * own;
  return both;
}
