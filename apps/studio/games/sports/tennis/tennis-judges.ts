import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import { judgeCount } from '../markets/judge-count.ts';
import { type LegResult, resultOfQuarters, wonIf } from '../markets/leg-result.ts';
import { sumOf } from '../sport/sides.ts';
import type { TennisCount } from './outlook.ts';
import { gamesToTieBreak, setsOf } from './tennis-score.ts';

/** What decides a market, from the count alone; null as long as it does not. Lines are quarters of a game or a set. */
export type TennisJudge = (outcome: string, count: TennisCount, line: number) => LegResult | null;

export const judgeMatch: TennisJudge = (outcome, { sets, isOver }) =>
  isOver ? wonIf(winnerOf(setsOf(sets)) === outcome) : null;

/** "2:1". */
export const judgeSetScore: TennisJudge = (outcome, { sets, isOver }) => {
  const { home, away } = setsOf(sets);
  return isOver ? wonIf(outcome === `${home}:${away}`) : null;
};

export function judgeSetWinner(set: number): TennisJudge {
  return (outcome, { sets }) => {
    const games = sets[set - 1];
    return games ? wonIf(winnerOf(games) === outcome) : null;
  };
}

/** "6:4", of one set. */
export function judgeGamesOfSet(set: number): TennisJudge {
  return (outcome, { sets }) => {
    const games = sets[set - 1];
    return games ? wonIf(outcome === `${games.home}:${games.away}`) : null;
  };
}

/** `line` is what the home side is given, in quarters of a game. */
export const judgeGamesHandicap: TennisJudge = (outcome, { sets, isOver }, line) => {
  if (!isOver) return null;
  const lead = sets.reduce((sum, { home, away }) => sum + home - away, 0) * 4 + line;
  return resultOfQuarters(outcome === 'home' ? lead : -lead);
};

export const judgeGamesTotal: TennisJudge = (outcome, { sets, games, isOver }, line) =>
  judgeCount(
    outcome,
    [...sets, games].reduce((sum, set) => sum + sumOf(set), 0),
    { line, isOver },
  );

export const judgeSetsTotal: TennisJudge = (outcome, { sets, isOver }, line) => {
  const { home, away } = setsOf(sets);
  // at one set all a third one is played
  return judgeCount(outcome, home === 1 && away === 1 ? 3 : sets.length, { line, isOver });
};

export function judgeTotalOfSet(set: number): TennisJudge {
  return (outcome, { sets, games }, line) => {
    const isOver = sets.length >= set;
    const ofSet = isOver ? sets[set - 1] : sets.length === set - 1 ? games : undefined;
    return ofSet ? judgeCount(outcome, sumOf(ofSet), { line, isOver }) : null;
  };
}

/** Whether any set comes to six games all. */
export const judgeTieBreak: TennisJudge = (outcome, { sets, games, isOver }) => {
  const had = [...sets, games].some(({ home, away }) => home >= gamesToTieBreak && away >= gamesToTieBreak);
  return had || isOver ? wonIf(had === (outcome === 'yes')) : null;
};

function winnerOf({ home, away }: ScoreView): Side {
  return home > away ? 'home' : 'away';
}
