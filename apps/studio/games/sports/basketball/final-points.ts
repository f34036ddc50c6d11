import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import type { Spread } from '../sport/spread.ts';

/** Points of two sides that have nothing to do with each other. */
export type Pair = Readonly<Record<Side, Spread>>;

export interface PointsEnd extends ScoreView {
  readonly chance: number;
}

/** Ends that are rarer have no part in what a season may bring. */
const rarestEnd = 1e-8;
const rarestOvertime = 1e-10;
/** A score that is level so rarely is not followed into its overtimes. */
const rarestLevel = 1e-7;
/** One leaves them level once in some ten times: more than six in a row are rarer than what is left out. */
const overtimesCounted = 6;

/** What two sides that are level add until all overtimes are over, the likeliest first. */
export function overtimeEnds(pair: Pair): PointsEnd[] {
  const once = lastOf(pair);
  const width = once * overtimesCounted + 1;
  const chances = new Float64Array(width * width);
  let reached = Float64Array.of(1);
  for (let overtime = 0; overtime < overtimesCounted; overtime += 1) {
    const next = new Float64Array(reached.length + once);
    for (const [level, before] of reached.entries())
      if (before > rarestLevel)
        eachOf(pair, (home, away, chance) => {
          if (home === away) next[level + home]! += before * chance;
          else chances[(level + home) * width + level + away]! += before * chance;
        });
    reached = next;
  }
  return listEnds(chances, { width, least: 0, rarest: rarestOvertime }).toSorted(
    (a, b) => b.chance - a.chance,
  );
}

/**
 * Every score that a match may end with, from what both sides have at a whistle after which overtimes are played if they are
 * level.
 */
export function endsOfPair(pair: Pair, overtimes: readonly PointsEnd[]): PointsEnd[] {
  const least = Math.min(pair.home.least, pair.away.least);
  const most = Math.max(...overtimes.map(({ home, away }) => Math.max(home, away)));
  const width = lastOf(pair) + most + 1 - least;
  const chances = new Float64Array(width * width);
  eachOf(pair, (home, away, chance) => {
    const at = (home - least) * width + away - least;
    if (home !== away) chances[at]! += chance;
    else
      for (const more of overtimes) {
        if (chance * more.chance < rarestOvertime) break;
        chances[at + more.home * width + more.away]! += chance * more.chance;
      }
  });
  return listEnds(chances, { width, least, rarest: rarestEnd });
}

/** Of a grid in which the chance of `home` and `away` stands at `(home - least) * width + away - least`. */
function listEnds(
  chances: Float64Array,
  { width, least, rarest }: { readonly width: number; readonly least: number; readonly rarest: number },
): PointsEnd[] {
  const ends: PointsEnd[] = [];
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at]!;
    if (chance > rarest)
      ends.push({ home: least + Math.floor(at / width), away: least + (at % width), chance });
  }
  return ends;
}

function eachOf({ home, away }: Pair, visit: (home: number, away: number, chance: number) => void): void {
  for (let at = 0; at < home.chances.length; at += 1)
    for (let place = 0; place < away.chances.length; place += 1)
      visit(home.least + at, away.least + place, home.chances[at]! * away.chances[place]!);
}

function lastOf({ home, away }: Pair): number {
  return Math.max(home.least + home.chances.length, away.least + away.chances.length) - 1;
}
