import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import { countEvents, nothing, totalOf } from '../sport/sides.ts';
import { possessionsOf, quarters } from './basketball-clock.ts';
import { ballOf, type BasketballEvent, pointsOf } from './play-basketball.ts';

/** How a match stands, as far as its markets are decided by it. */
export interface BasketballScore {
  /** Points of the quarters and overtimes that have begun. */
  readonly periods: readonly ScoreView[];
  /** Possessions that are over in the last of them. */
  readonly played: number;
  /** Who had the ball first in it, and in the match; null before the tip-off. */
  readonly starter: Side | null;
  readonly tipOff: Side | null;
  /** The last period is over. */
  readonly isResting: boolean;
  readonly isOver: boolean;
  /** Who came first to so many points within the quarters. */
  readonly firsts: Readonly<Partial<Record<number, Side>>>;
}

/** What the event log says so far. */
export interface BasketballTally {
  readonly score: BasketballScore;
  readonly threes: ScoreView;
  readonly freeThrows: ScoreView;
  readonly turnovers: ScoreView;
}

/** Points to which there is a race. */
export const raceGoals = [20, 40, 60] as const;

export const emptyScore: BasketballScore = {
  ...{ periods: [], played: 0, starter: null, tipOff: null },
  ...{ isResting: false, isOver: false, firsts: {} },
};

type Counted = Pick<BasketballEvent, 'kind' | 'side'>;

export function tallyOf(events: readonly Counted[]): BasketballTally {
  return {
    score: events.reduce(scoreAfter, emptyScore),
    threes: countEvents(events, 'three'),
    freeThrows: countEvents(events, 'free_throw'),
    turnovers: countEvents(events, 'turnover'),
  };
}

export const emptyBasketball: BasketballTally = tallyOf([]);

export function scoreAfter(score: BasketballScore, { kind, side }: Counted): BasketballScore {
  if (kind === 'quarter_end') return { ...score, isResting: true };
  if (kind === 'full_time') return { ...score, isResting: true, isOver: true };
  if (!side) return score;
  const points = pointsOf[kind];
  if (points === undefined)
    return {
      ...score,
      ...{ periods: [...score.periods, nothing], played: 0, isResting: false },
      ...{ starter: side, tipOff: score.tipOff ?? side },
    };
  const last = score.periods.at(-1) ?? nothing;
  const periods = [...score.periods.slice(0, -1), { ...last, [side]: last[side] + points }];
  return { ...score, periods, played: score.played + 1, firsts: firstsAfter(score, periods, side) };
}

function firstsAfter(
  { firsts }: BasketballScore,
  periods: readonly ScoreView[],
  side: Side,
): BasketballScore['firsts'] {
  if (periods.length > quarters) return firsts;
  const own = totalOf(periods)[side];
  const reached = raceGoals.filter((goal) => own >= goal && !firsts[goal]);
  return reached.length === 0
    ? firsts
    : { ...firsts, ...Object.fromEntries(reached.map((goal) => [goal, side])) };
}

/** Quarters from one to before another, or all with every overtime. */
export const parts = {
  match: null,
  regulation: [0, 4],
  half1: [0, 2],
  quarter1: [0, 1],
  quarter2: [1, 2],
  quarter3: [2, 3],
  quarter4: [3, 4],
} as const satisfies Record<string, readonly [number, number] | null>;
export type Part = keyof typeof parts;

export function scoreOfPart({ periods }: BasketballScore, part: Part): ScoreView {
  const range = parts[part];
  return totalOf(range ? periods.slice(...range) : periods);
}

export function isPartOver({ periods, isResting, isOver }: BasketballScore, part: Part): boolean {
  const range = parts[part];
  if (!range) return isOver;
  return periods.length > range[1] || (periods.length === range[1] && isResting);
}

/** Possessions that a period of the match still has, by side. */
export function possessionsLeft(score: BasketballScore, period: number): ScoreView {
  const all = possessionsOf(period);
  const current = score.periods.length - 1;
  if (period > current || !score.starter) return { home: all / 2, away: all / 2 };
  if (period < current || score.isResting) return nothing;
  // the next one is of the one side, and has the larger half of what is left
  const left = all - score.played;
  const [next, other] = [Math.ceil(left / 2), Math.floor(left / 2)];
  return ballOf(score.starter, score.played) === 'home'
    ? { home: next, away: other }
    : { home: other, away: next };
}

/** Who has the ball; in the moment after a period's last possession, who had it last. */
export function ballNow({ starter, played, periods, isResting }: BasketballScore): Side | null {
  if (!starter || isResting) return null;
  return ballOf(starter, Math.min(played, possessionsOf(periods.length - 1) - 1));
}

/** Possessions of a period before whose end nothing is taken: more of them where they may decide the match. */
const lastOnes = { usual: 2, close: 6 } as const;
const closeLead = 6;

/** Who has the ball in the last seconds of a period. */
export function dangerOf(score: BasketballScore): Side | null {
  const period = score.periods.length - 1;
  const { home, away } = totalOf(score.periods);
  const isClose = period >= quarters - 1 && Math.abs(home - away) <= closeLead;
  const left = possessionsOf(period) - score.played;
  return left <= (isClose ? lastOnes.close : lastOnes.usual) ? ballNow(score) : null;
}
