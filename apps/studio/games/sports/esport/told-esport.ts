import type { ClockView, EsportFigures, ScoreView } from '../../../play-protocol/sports-protocol.ts';
import type { EsportToldTally, ToldTally } from '../sport/told-tally.ts';
import { mapsOf } from './esport-score.ts';
import { emptyEsport, type EsportTally } from './tally.ts';
import type { EsportTitle } from './titles.ts';

/** The count in the words of the feed. */
export function tellEsport({ score, isOn, rounds, openers, longestRuns }: EsportTally): EsportToldTally {
  return {
    ...{ maps: [...score.maps], rounds_on: score.rounds, is_on: isOn, is_over: score.winner !== null },
    ...{ rounds, openers, longest_runs: longestRuns },
  };
}

/** The other way, as far as bets that are open go: who opened maps that have begun is not told. */
export function tallyOfTold({ mapsToWin }: EsportTitle, told: ToldTally): EsportTally {
  const { maps, rounds_on, is_on: isOn, rounds, openers, longest_runs: longestRuns } = readTally(told);
  const { home, away } = mapsOf(maps);
  const winner = Math.max(home, away) < mapsToWin ? null : home > away ? 'home' : 'away';
  return { score: { maps, rounds: rounds_on, openers: [], winner }, isOn, rounds, openers, longestRuns };
}

export const emptyEsportTally: EsportToldTally = tellEsport(emptyEsport);

export function esportScore(told: ToldTally): ScoreView {
  return mapsOf(readTally(told).maps);
}

export function esportFigures(told: ToldTally): EsportFigures {
  const { maps, rounds_on: roundsOn, is_on, rounds, openers, longest_runs } = readTally(told);
  return { sport: 'esport', maps: is_on ? [...maps, roundsOn] : maps, is_on, rounds, openers, longest_runs };
}

/** In the pause before a map it is that one's turn already. */
export function esportClock(told: ToldTally, clockMs: number): Omit<ClockView, 'at'> {
  const { maps, is_over: isOver } = readTally(told);
  if (isOver) return { period: 'over', ms: clockMs, label: String(maps.length) };
  return { period: 'map', ms: clockMs, label: String(maps.length + 1) };
}

function readTally(told: ToldTally): EsportToldTally {
  if ('maps' in told) return told;
  throw new TypeError('that is no count of esport');
}
