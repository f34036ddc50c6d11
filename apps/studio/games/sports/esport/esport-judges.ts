import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import { judgeCount } from '../markets/judge-count.ts';
import { type LegResult, resultOfQuarters, wonIf } from '../markets/leg-result.ts';
import { sumOf } from '../sport/sides.ts';
import { certainMaps, mapsOf } from './esport-score.ts';
import type { EsportCount } from './outlook.ts';

/** What decides a market, from the count alone; null as long as it does not. Lines are quarters, or the number of a map. */
export type EsportJudge = (outcome: string, count: EsportCount, line: number) => LegResult | null;

export const judgeSeries: EsportJudge = (outcome, { maps, isOver }) =>
  isOver ? wonIf(outcome === winnerOf(mapsOf(maps))) : null;

/** "2:1". */
export const judgeMapScore: EsportJudge = (outcome, { maps, isOver }) => {
  const { home, away } = mapsOf(maps);
  return isOver ? wonIf(outcome === `${home}:${away}`) : null;
};

/** `line` is what the home side is given, in quarters of a map. */
export const judgeMapsHandicap: EsportJudge = (outcome, { maps, isOver }, line) =>
  isOver ? judgeLead(outcome, mapsOf(maps), line) : null;

/** A map that is certain to be played counts at once. */
export const judgeMapsTotal: EsportJudge = (outcome, { maps, mapsToWin, isOver }, line) =>
  judgeCount(outcome, certainMaps(mapsToWin, maps), { line, isOver });

export const judgeMapWinner: EsportJudge = (outcome, { maps }, map) => {
  const rounds = maps[map - 1];
  return rounds ? wonIf(outcome === winnerOf(rounds)) : null;
};

export const judgeOpening: EsportJudge = (outcome, { openers }, map) => {
  const opener = openers[map - 1];
  return opener ? wonIf(outcome === opener) : null;
};

/** Whether a map is level at one short of it; `level` is how many rounds that are, of each side. */
export function judgeMapOvertime(level: number): EsportJudge {
  return (outcome, { maps, rounds }, map) => {
    const isOver = maps.length >= map;
    const own = isOver ? maps[map - 1] : maps.length === map - 1 ? rounds : undefined;
    if (!own) return null;
    const isLevel = Math.min(own.home, own.away) >= level;
    return isLevel || isOver ? wonIf(isLevel === (outcome === 'yes')) : null;
  };
}

export function judgeRoundsTotal(map: number): EsportJudge {
  return (outcome, { maps, rounds }, line) => {
    const isOver = maps.length >= map;
    const own = isOver ? maps[map - 1] : maps.length === map - 1 ? rounds : undefined;
    return own ? judgeCount(outcome, sumOf(own), { line, isOver }) : null;
  };
}

export function judgeRoundsHandicap(map: number): EsportJudge {
  return (outcome, { maps }, line) => {
    const own = maps[map - 1];
    return own ? judgeLead(outcome, own, line) : null;
  };
}

function judgeLead(outcome: string, { home, away }: ScoreView, line: number): LegResult {
  const lead = (home - away) * 4 + line;
  return resultOfQuarters(outcome === 'home' ? lead : -lead);
}

function winnerOf({ home, away }: ScoreView): Side {
  return home > away ? 'home' : 'away';
}
