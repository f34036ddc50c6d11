import type { ScoreView } from '../../../play-protocol/sports-protocol.ts';
import type { TennisEvent } from './play-tennis.ts';
import { countEvents, nothing, otherSide } from '../sport/sides.ts';
import { addPoint, startScore, type TennisScore } from './tennis-score.ts';

/** What the event log says so far. */
export interface TennisTally {
  /** Null before the toss. */
  readonly score: TennisScore | null;
  readonly aces: ScoreView;
  readonly doubleFaults: ScoreView;
  readonly breaks: ScoreView;
}

export const emptyTennis: TennisTally = {
  score: null,
  aces: nothing,
  doubleFaults: nothing,
  breaks: nothing,
};

type Counted = Pick<TennisEvent, 'kind' | 'side'>;

export function tallyOf(events: readonly Counted[]): TennisTally {
  let score: TennisScore | null = null;
  for (const event of events) score = scoreAfter(score, event);
  return {
    score,
    aces: countEvents(events, 'ace'),
    doubleFaults: countEvents(events, 'double_fault'),
    breaks: countEvents(events, 'break'),
  };
}

/** Games, sets and the end follow from the points. */
export function scoreAfter(score: TennisScore | null, { kind, side }: Counted): TennisScore | null {
  if (!side) return score;
  if (kind === 'first_serve') return startScore(side);
  if (!score) return null;
  if (kind === 'point' || kind === 'ace') return addPoint(score, side);
  return kind === 'double_fault' ? addPoint(score, otherSide(side)) : score;
}
