import type { ScoreView } from '../../../../play-protocol/sports-protocol.ts';
import type { EsportMarket } from '../../esport/esport-markets.ts';
import type { EsportCount } from '../../esport/outlook.ts';
import type { MarketExample } from './market-example.ts';

const nothing = score(0, 0);
const [home, away] = [score(1, 0), score(0, 1)];

/** How a match, or a map of it, may go. */
export function examplesOfEsport(market: EsportMarket, line: number): MarketExample[] {
  const outcomes = market.outcomes(line);
  return waysOf(market, line).map(({ of, count }) => ({
    of,
    results: outcomes.flatMap((outcome) => {
      const result = market.judge(outcome, count, line);
      return result ? [{ outcome, result }] : [];
    }),
  }));
}

interface Way {
  readonly of: MarketExample['of'];
  readonly count: EsportCount;
}

function waysOf({ code }: EsportMarket, line: number): Way[] {
  if (code === 'map_opening')
    return (['home', 'away'] as const).map((side) => ({
      of: { kind: 'first', side },
      count: { ...overBy([], 2), openers: Array.from({ length: line }, () => side) },
    }));
  const [, named] = /^map(\d)_/.exec(code) ?? [];
  const map = named ? Number(named) : code.startsWith('map_') ? line : null;
  if (map !== null)
    return roundsAbout(code, line).map((rounds) => ({
      of: { kind: 'score', score: rounds },
      count: overBy([...Array.from({ length: map - 1 }, () => home), rounds], 2),
    }));
  const mapsToWin = code === 'maps_score_of_five' || (code === 'maps_total' && line > 10) ? 3 : 2;
  return series(mapsToWin).map((maps) => ({
    of: { kind: 'score', score: sumOf(maps) },
    count: overBy(maps, mapsToWin),
  }));
}

function overBy(maps: readonly ScoreView[], mapsToWin: number): EsportCount {
  return { maps, rounds: nothing, openers: [], mapsToWin, isOver: true };
}

/** Usual maps of rounds, one of them longer, and those on both sides of the line. */
function roundsAbout(code: string, line: number): ScoreView[] {
  const usual = [score(13, 8), score(10, 13), score(15, 13)];
  if (code.endsWith('total')) {
    const least = Math.floor(line / 4) - 13;
    return [
      ...usual,
      ...[least, least + 1].filter((lost) => lost >= 0 && lost < 12).map((lost) => score(13, lost)),
    ];
  }
  const lead = Math.round(-line / 4);
  const about = [lead + 1, lead - 1].map((own) => (own >= 0 ? score(13, 13 - own) : score(13 + own, 13)));
  return code.endsWith('handicap') ? [...usual, ...about] : usual;
}

/** Straight wins, and such that go all the way. */
function series(mapsToWin: number): ScoreView[][] {
  const straight = (map: ScoreView): ScoreView[] => Array.from({ length: mapsToWin }, () => map);
  const one = straight(home);
  const other = straight(away);
  return [one, other, [...other.slice(1), ...one], [...one.slice(1), ...other]];
}

function sumOf(maps: readonly ScoreView[]): ScoreView {
  return score(maps.filter((map) => map === home).length, maps.filter((map) => map === away).length);
}

function score(one: number, other: number): ScoreView {
  return { home: one, away: other };
}
