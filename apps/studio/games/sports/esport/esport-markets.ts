import { evenCount } from '../markets/even-count.ts';
import { type MarketGroup, type MarketHead, noLine } from '../markets/market-head.ts';
import { sumOf } from '../sport/sides.ts';
import * as judge from './esport-judges.ts';
import type { EsportOutlook } from './outlook.ts';
import { titles } from './titles.ts';

/** A market of an esport match. */
export interface EsportMarket extends MarketHead {
  judge: judge.EsportJudge;
  /** Those on offer, the one that is shown first at the first place; none for a title that has no such market. */
  lines(outlook: EsportOutlook): readonly number[];
  /** The map that it is about, from 1; null where it is about the match. */
  mapOf(line: number): number | null;
  /** What has to be added up. */
  ends(outlook: EsportOutlook, line: number): EsportOutlook['ends'];
}

const twoSides = ['home', 'away'] as const;
const overUnder = ['over', 'under'] as const;
const ofSeries: EsportMarket['ends'] = ({ ends }) => ends;
const ofMap: EsportMarket['ends'] = (outlook, map) => outlook.endsOfMap(map);

/** Every market of an esport match, one row each. */
export const esportMarkets: readonly EsportMarket[] = [
  plain('series_winner', 'main', 450, twoSides, judge.judgeSeries),
  {
    ...plain('maps_handicap', 'main', 500, twoSides, judge.judgeMapsHandicap),
    lineKind: 'quarters',
    lines: (outlook) => mapsHandicaps(outlook),
  },
  {
    ...plain('maps_total', 'main', 500, overUnder, judge.judgeMapsTotal),
    lineKind: 'quarters',
    lines: ({ title }) => (title.mapsToWin === 2 ? [10] : [18, 14]),
  },
  ofMaps('map_winner', 500, twoSides, judge.judgeMapWinner, ({ mapsToCome }) => mapsToCome),
  mapScore('maps_score', 2),
  mapScore('maps_score_of_five', 3),
  {
    ...ofMaps('map_opening', 550, twoSides, judge.judgeOpening, ({ mapsToCome, isBegun }) =>
      isBegun ? mapsToCome.slice(1) : mapsToCome,
    ),
    ends: (outlook, map) => outlook.openings(map),
  },
  ofMaps(
    'map_overtime',
    700,
    ['yes', 'no'],
    judge.judgeMapOvertime(titles.tactical.roundsToWin - 1),
    ({ title, mapsToCome }) => (title.id === 'tactical' ? mapsToCome : []),
  ),
  ...[1, 2, 3].flatMap((map): EsportMarket[] => [
    ofRounds(`map${map}_rounds_total`, map, overUnder, judge.judgeRoundsTotal(map), (outlook) =>
      halvesAbout(evenOf(outlook, map, sumOf)),
    ),
    ofRounds(`map${map}_rounds_handicap`, map, twoSides, judge.judgeRoundsHandicap(map), (outlook) =>
      // what the home side is given: the opposite of its even lead
      halvesAbout(evenOf(outlook, map, ({ home, away }) => home - away)).map((line) => -line),
    ),
  ]),
];

const marketByCode = new Map(esportMarkets.map((market) => [market.code, market]));

export function findEsportMarket(code: string): EsportMarket | undefined {
  return marketByCode.get(code);
}

function plain(
  code: string,
  group: MarketGroup,
  marginBp: number,
  outcomes: readonly string[],
  judgeOne: judge.EsportJudge,
): EsportMarket {
  return {
    ...{ code, group, marginBp, lineKind: 'none', judge: judgeOne },
    outcomes: () => outcomes,
    lines: () => [noLine],
    mapOf: () => null,
    ends: ofSeries,
  };
}

/** The same for every map, whose number is the line. */
function ofMaps(
  code: string,
  marginBp: number,
  outcomes: readonly string[],
  judgeOne: judge.EsportJudge,
  lines: EsportMarket['lines'],
): EsportMarket {
  return {
    ...plain(code, 'maps', marginBp, outcomes, judgeOne),
    ...{ lineKind: 'count', lines, mapOf: (map) => map, ends: ofMap },
  };
}

function mapScore(code: string, mapsToWin: number): EsportMarket {
  const lost = Array.from({ length: mapsToWin }, (_, maps) => maps);
  const outcomes = [
    ...lost.map((maps) => `${mapsToWin}:${maps}`),
    ...lost.toReversed().map((maps) => `${maps}:${mapsToWin}`),
  ];
  return {
    ...plain(code, 'maps', 800, outcomes, judge.judgeMapScore),
    lines: ({ title }) => (title.mapsToWin === mapsToWin ? [noLine] : []),
  };
}

/** Of one map of a title that counts rounds. */
function ofRounds(
  code: string,
  map: number,
  outcomes: readonly string[],
  judgeOne: judge.EsportJudge,
  lines: EsportMarket['lines'],
): EsportMarket {
  return {
    ...plain(code, 'rounds', 550, outcomes, judgeOne),
    lineKind: 'quarters',
    lines: (outlook) =>
      outlook.title.id === 'tactical' && outlook.mapsToCome.includes(map) ? lines(outlook) : [],
    mapOf: () => map,
    ends: (outlook) => outlook.endsOfMap(map),
  };
}

/** What the home side is given, in quarters: the side that is likelier to win gives a map and a half. */
function mapsHandicaps({ title, ends }: EsportOutlook): readonly number[] {
  const home = ends.reduce(
    (sum, { maps, chance }) =>
      sum + (judge.judgeSeries('home', { ...ends[0]!, maps }, noLine) === 'won' ? chance : 0),
    0,
  );
  const main = home >= 0.5 ? -6 : 6;
  return title.mapsToWin === 2 ? [main, -main] : [main, -main, main * 2 - Math.sign(main) * 2];
}

const neighbours = [0, -1, 1] as const;

/** Half rounds alone, in quarters: nobody gets a stake back for a count that is just met. */
function halvesAbout(even: number): number[] {
  return neighbours.map((step) => (even + step) * 4 + 2);
}

function evenOf(
  outlook: EsportOutlook,
  map: number,
  figureOf: (rounds: { readonly home: number; readonly away: number }) => number,
): number {
  const chances = new Map<number, number>();
  for (const { maps, chance } of outlook.endsOfMap(map)) {
    const figure = figureOf(maps[map - 1]!);
    chances.set(figure, (chances.get(figure) ?? 0) + chance);
  }
  return evenCount(chances);
}
