import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import { countEvents, nothing, totalOf } from '../sport/sides.ts';
import { addRound, type EsportScore, startScore } from './esport-score.ts';
import type { EsportEvent } from './play-esport.ts';
import type { EsportTitle } from './titles.ts';

/** What the event log says so far. */
export interface EsportTally {
  readonly score: EsportScore;
  /** A map is on. */
  readonly isOn: boolean;
  /** In all maps. */
  readonly rounds: ScoreView;
  /** First rounds of maps. */
  readonly openers: ScoreView;
  /** Rounds one after the other within a map, at most. */
  readonly longestRuns: ScoreView;
}

type Counted = Pick<EsportEvent, 'kind' | 'side'>;

export const emptyEsport: EsportTally = {
  ...{ score: startScore, isOn: false, rounds: nothing, openers: nothing, longestRuns: nothing },
};

export function tallyOf(title: EsportTitle, events: readonly Counted[]): EsportTally {
  const score = events.reduce((before, event) => scoreAfter(title, before, event), startScore);
  const opened = score.openers.map((side) => ({ kind: 'opener', side }));
  return {
    score,
    isOn: events.filter(({ kind }) => kind === 'map_start').length > score.maps.length,
    rounds: totalOf([...score.maps, score.rounds]),
    openers: countEvents(opened, 'opener'),
    longestRuns: longestRuns(title, events),
  };
}

/** Maps and the end follow from the rounds. */
export function scoreAfter(title: EsportTitle, score: EsportScore, { kind, side }: Counted): EsportScore {
  return kind === title.roundKind && side ? addRound(title, score, side) : score;
}

function longestRuns({ roundKind }: EsportTitle, events: readonly Counted[]): ScoreView {
  const longest = { home: 0, away: 0 };
  let run = { side: null as Side | null, length: 0 };
  for (const { kind, side } of events) {
    if (kind === 'map_start') run = { side: null, length: 0 };
    if (kind !== roundKind || !side) continue;
    run = { side, length: run.side === side ? run.length + 1 : 1 };
    longest[side] = Math.max(longest[side], run.length);
  }
  return longest;
}
