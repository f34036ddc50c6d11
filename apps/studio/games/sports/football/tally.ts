import { halfOfMinute } from './football-clock.ts';
import type { FootballEvent, Side } from './play-football.ts';

export const stats = ['goals', 'corners', 'cards'] as const;
export type Stat = (typeof stats)[number];
export type Period = 'full' | 'first' | 'second';

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** What the event log says so far. */
export interface Tally {
  /** By half. */
  readonly goals: readonly [Score, Score];
  readonly corners: readonly [Score, Score];
  readonly cards: readonly [Score, Score];
  /** Who scored, in order. */
  readonly scorers: readonly Side[];
  /** Halves that are over. */
  readonly halvesOver: 0 | 1 | 2;
}

const none: Score = { home: 0, away: 0 };
export const emptyTally: Tally = {
  goals: [none, none],
  corners: [none, none],
  cards: [none, none],
  scorers: [],
  halvesOver: 0,
};

const statOf: Partial<Readonly<Record<FootballEvent['kind'], Stat>>> = {
  goal: 'goals',
  corner: 'corners',
  yellow_card: 'cards',
  red_card: 'cards',
};

export function tallyOf(events: readonly Pick<FootballEvent, 'kind' | 'side' | 'minute'>[]): Tally {
  let tally = emptyTally;
  for (const event of events) tally = addTo(tally, event);
  return tally;
}

function addTo(tally: Tally, { kind, side, minute }: Pick<FootballEvent, 'kind' | 'side' | 'minute'>): Tally {
  if (kind === 'half_time') return { ...tally, halvesOver: 1 };
  if (kind === 'full_time') return { ...tally, halvesOver: 2 };
  const stat = statOf[kind];
  if (!stat || !side) return tally;
  const half = halfOfMinute(minute);
  const [first, second] = tally[stat];
  const counted: [Score, Score] =
    half === 0 ? [oneMore(first, side), second] : [first, oneMore(second, side)];
  return {
    ...tally,
    [stat]: counted,
    ...(stat === 'goals' && { scorers: [...tally.scorers, side] }),
  };
}

export function scoreOf(tally: Tally, stat: Stat, period: Period): Score {
  const [first, second] = tally[stat];
  if (period === 'first') return first;
  return period === 'second' ? second : { home: first.home + second.home, away: first.away + second.away };
}

export function isPeriodOver(tally: Tally, period: Period): boolean {
  return tally.halvesOver >= (period === 'first' ? 1 : 2);
}

function oneMore(score: Score, side: Side): Score {
  return { ...score, [side]: score[side] + 1 };
}
