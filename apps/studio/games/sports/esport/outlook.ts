import type { ScoreView } from '../../../play-protocol/sports-protocol.ts';
import { nothing, sumOf } from '../sport/sides.ts';
import { rarest } from '../sport/spread.ts';
import { certainMaps, type EsportScore, isMapWon, mapsOf } from './esport-score.ts';
import { type EsportSides, roundRate } from './play-esport.ts';
import type { EsportTally } from './tally.ts';
import { type EsportTitle, mostMaps } from './titles.ts';

/** What markets are judged by: maps that are over, the one that is on, who opened each, and whether all is over. */
export interface EsportCount extends Omit<EsportScore, 'winner'> {
  readonly mapsToWin: number;
  readonly isOver: boolean;
}

type Ends = readonly (EsportCount & { readonly chance: number })[];

/** What may still come, exactly: from the chance of a round that the match is drawn by. */
export interface EsportOutlook {
  readonly title: EsportTitle;
  /** Maps, from 1, that are not over and will be played whatever comes; the one that is on is the first. */
  readonly mapsToCome: readonly number[];
  /** How the match may end, of maps to come the winner alone. */
  readonly ends: Ends;
  /** How a map may end. */
  endsOfMap(map: number): Ends;
  /** How a map may go: who opens it, where that is not known yet, and how it ends. */
  coursesOfMap(map: number): Ends;
  /** Who may open a map. */
  openings(map: number): Ends;
  /** A round of the map that is on is over. */
  readonly isBegun: boolean;
}

export function outlookOf(sides: EsportSides, { score }: EsportTally): EsportOutlook {
  const { title } = sides;
  const { maps, rounds, openers } = score;
  const kept = new Map<number, readonly MapEnd[]>();
  const mapEnds = (map: number): readonly MapEnd[] => {
    const known =
      kept.get(map) ??
      endsFrom(title, roundRate(sides, map) / 1_000_000, map === maps.length ? rounds : nothing);
    kept.set(map, known);
    return known;
  };
  const countWith = (all: readonly ScoreView[], isOver: boolean) => ({
    ...{ maps: all, rounds: nothing, openers, mapsToWin: title.mapsToWin, isOver },
  });
  const upTo = (map: number): ScoreView[] => Array.from({ length: map }, (_, at) => maps[at] ?? nothing);
  const openings = (map: number): Ends => {
    const home = roundRate(sides, map - 1) / 1_000_000;
    const before = Array.from({ length: map - 1 }, (_, at) => openers[at] ?? ('home' as const));
    return (['home', 'away'] as const).map((side) => ({
      ...{ ...countWith(upTo(map - 1), false), openers: [...before, side] },
      chance: side === 'home' ? home : 1 - home,
    }));
  };
  return {
    title,
    mapsToCome: Array.from(
      { length: certainMaps(title.mapsToWin, maps) - maps.length },
      (_, place) => maps.length + place + 1,
    ),
    isBegun: sumOf(rounds) > 0,
    ends: seriesEnds(title, maps, mapEnds).map(({ maps: all, chance }) => ({
      ...countWith(all, true),
      chance,
    })),
    endsOfMap: (map) =>
      mapEnds(map - 1).map(({ end, chance }) => ({ ...countWith([...upTo(map - 1), end], false), chance })),
    openings,
    coursesOfMap(map) {
      const rate = roundRate(sides, map - 1) / 1_000_000;
      const on = map === maps.length + 1 ? rounds : nothing;
      const courses = (count: Ends[number], from: ScoreView): Ends =>
        endsFrom(title, rate, from).map(({ end, chance }) => ({
          ...{ ...count, maps: [...upTo(map - 1), end], chance: count.chance * chance },
        }));
      if (sumOf(on) > 0) return courses({ ...countWith(maps, false), chance: 1 }, on);
      return openings(map).flatMap((count) =>
        courses(count, count.openers[map - 1] === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 }),
      );
    },
  };
}

interface MapEnd {
  readonly end: ScoreView;
  readonly chance: number;
}

/** Every way in which the maps may go on, each with its winner: one to nothing. */
function seriesEnds(
  title: EsportTitle,
  maps: readonly ScoreView[],
  mapEnds: (map: number) => readonly MapEnd[],
): { readonly maps: readonly ScoreView[]; readonly chance: number }[] {
  const homeWins = Array.from({ length: mostMaps(title) }, (_, map) =>
    map < maps.length
      ? 0
      : mapEnds(map).reduce((sum, { end, chance }) => sum + (end.home > end.away ? chance : 0), 0),
  );
  const ends: { maps: readonly ScoreView[]; chance: number }[] = [];
  const goOn = (all: readonly ScoreView[], chance: number): void => {
    const { home, away } = mapsOf(all);
    if (Math.max(home, away) === title.mapsToWin) {
      ends.push({ maps: all, chance });
      return;
    }
    const wins = homeWins[all.length]!;
    goOn([...all, { home: 1, away: 0 }], chance * wins);
    goOn([...all, { home: 0, away: 1 }], chance * (1 - wins));
  };
  goOn(maps, 1);
  return ends;
}

/** A map from a score on: round by round, until what may still go on is too rare for any price. */
function endsFrom(title: EsportTitle, home: number, from: ScoreView): MapEnd[] {
  const ends: MapEnd[] = [];
  let on = new Map([[from.home, { score: from, chance: 1 }]]);
  while (on.size > 0) {
    const next = new Map<number, { score: ScoreView; chance: number }>();
    for (const { score, chance } of on.values())
      for (const side of ['home', 'away'] as const) {
        const own = chance * (side === 'home' ? home : 1 - home);
        const after = { ...score, [side]: score[side] + 1 };
        if (isMapWon(title, after, side)) ends.push({ end: after, chance: own });
        else if (own > rarest)
          next.set(after.home, { score: after, chance: own + (next.get(after.home)?.chance ?? 0) });
      }
    on = next;
  }
  return ends;
}
