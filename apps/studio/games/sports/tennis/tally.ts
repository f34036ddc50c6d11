import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import type { TennisEvent } from './play-tennis.ts';
import { addPoint, otherSide, startScore, type TennisScore } from './tennis-score.ts';

/** What the event log says so far. */
export interface TennisTally {
  /** Null before the toss. */
  readonly score: TennisScore | null;
  readonly aces: ScoreView;
  readonly doubleFaults: ScoreView;
  readonly breaks: ScoreView;
}

const none = { home: 0, away: 0 };
export const emptyTennis: TennisTally = { score: null, aces: none, doubleFaults: none, breaks: none };

type Counted = Pick<TennisEvent, 'kind' | 'side'>;

export function tallyOf(events: readonly Counted[]): TennisTally {
  let score: TennisScore | null = null;
  for (const event of events) score = scoreAfter(score, event);
  const count = (kind: TennisEvent['kind']): ScoreView => ({
    home: countOf(events, kind, 'home'),
    away: countOf(events, kind, 'away'),
  });
  return { score, aces: count('ace'), doubleFaults: count('double_fault'), breaks: count('break') };
}

/** Games, sets and the end follow from the points. */
export function scoreAfter(score: TennisScore | null, { kind, side }: Counted): TennisScore | null {
  if (!side) return score;
  if (kind === 'first_serve') return startScore(side);
  if (!score) return null;
  if (kind === 'point' || kind === 'ace') return addPoint(score, side);
  return kind === 'double_fault' ? addPoint(score, otherSide(side)) : score;
}

function countOf(events: readonly Counted[], kind: TennisEvent['kind'], side: Side): number {
  return events.filter((event) => event.kind === kind && event.side === side).length;
}
