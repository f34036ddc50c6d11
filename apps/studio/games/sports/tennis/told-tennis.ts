import type { ClockView, ScoreView, TennisFigures } from '../../../play-protocol/sports-protocol.ts';
import type { TennisToldTally, ToldTally } from '../sport/told-tally.ts';
import { emptyTennis, type TennisTally } from './tally.ts';
import { isTieBreak, serverOf, setsOf, type TennisScore } from './tennis-score.ts';

/** The count in the words of the feed. */
export function tellTennis({ score, aces, doubleFaults, breaks }: TennisTally): TennisToldTally {
  const none = { home: 0, away: 0 };
  return {
    sets: (score?.sets ?? []).map(({ home, away, tieBreak }) => ({ home, away, tie_break: tieBreak })),
    games: score?.games ?? none,
    points: score?.points ?? none,
    server: score && !score.winner ? serverOf(score) : null,
    is_over: score?.winner !== null && score !== null,
    ...{ aces, double_faults: doubleFaults, breaks },
  };
}

/** The other way. */
export function tallyOfTold(told: ToldTally): TennisTally {
  const { sets, games, points, server, aces, breaks, double_faults: doubleFaults } = readTally(told);
  const counts = { aces, breaks, doubleFaults };
  const score = {
    games,
    points,
    sets: sets.map(({ tie_break, ...set }) => ({ ...set, tieBreak: tie_break })),
  };
  const home: TennisScore = { ...score, firstServer: 'home', winner: null };
  const { home: won, away: lost } = setsOf(sets);
  const winner = Math.max(won, lost) < 2 ? null : won > lost ? 'home' : 'away';
  if (winner) return { ...counts, score: { ...home, winner } };
  if (!server) return { ...counts, score: null };
  return { ...counts, score: serverOf(home) === server ? home : { ...home, firstServer: 'away' } };
}

export const emptyTennisTally: TennisToldTally = tellTennis(emptyTennis);

export function tennisScore(told: ToldTally): ScoreView {
  return setsOf(readTally(told).sets);
}

export function tennisFigures(told: ToldTally, isLive: boolean): TennisFigures {
  const { sets, games, points, server, is_over: isOver, ...counts } = readTally(told);
  const isOn = isLive && !isOver;
  return {
    sport: 'tennis',
    sets: isOn ? [...sets, { ...games, tie_break: isTieBreak({ games }) ? points : null }] : sets,
    points: isOn ? pointWords(points, isTieBreak({ games })) : null,
    is_tie_break: isOn && isTieBreak({ games }),
    server: isOn ? server : null,
    aces: counts.aces,
    double_faults: counts.double_faults,
    breaks: counts.breaks,
  };
}

export function tennisClock(told: ToldTally, clockMs: number): Omit<ClockView, 'at'> {
  const { sets, is_over: isOver } = readTally(told);
  if (isOver) return { period: 'over', ms: clockMs, label: String(sets.length) };
  return { period: 'set', ms: clockMs, label: String(sets.length + 1) };
}

/** As an umpire calls them. */
function pointWords({ home, away }: ScoreView, isPlain: boolean): TennisFigures['points'] {
  if (isPlain) return { home: String(home), away: String(away) };
  const called = (own: number, other: number): string => {
    if (own < 3 || other < 3) return ['0', '15', '30', '40'][Math.min(3, own)]!;
    return own > other ? 'AD' : '40';
  };
  return { home: called(home, away), away: called(away, home) };
}

function readTally(told: ToldTally): TennisToldTally {
  if ('sets' in told) return told;
  throw new TypeError('that is no count of tennis');
}
