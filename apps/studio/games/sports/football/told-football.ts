import type { ClockView, FootballFigures, ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import type { FootballToldTally, ToldTally } from '../sport/told-tally.ts';
import {
  allMinutes,
  fullTimeMs,
  halfTimeMs,
  labelOfMinute,
  minuteAt,
  secondHalfMs,
} from './football-clock.ts';
import type { FootballEvent } from './play-football.ts';
import type { Tally } from './tally.ts';

const none = { home: 0, away: 0 };

export const emptyFootballTally: FootballToldTally = {
  ...{ goals: [none, none], corners: [none, none], cards: [none, none] },
  ...{ reds: none, scorers: [], halves_over: 0 },
};

/** The count in the words of the feed, with the cards that are red. */
export function tellTally(
  { scorers, halvesOver, goals, corners, cards }: Tally,
  events: readonly FootballEvent[],
): FootballToldTally {
  const redsOf = (side: Side): number =>
    events.filter((event) => event.kind === 'red_card' && event.side === side).length;
  return {
    ...{ goals: [...goals], corners: [...corners], cards: [...cards], scorers: [...scorers] },
    reds: { home: redsOf('home'), away: redsOf('away') },
    halves_over: halvesOver,
  };
}

/** The other way. */
export function tallyOfTold(told: ToldTally): Tally {
  const { goals, corners, cards, scorers, halves_over } = readTally(told);
  const halvesOver = halves_over === 0 || halves_over === 1 ? halves_over : 2;
  return { goals, corners, cards, scorers, halvesOver };
}

export function footballScore(told: ToldTally): ScoreView {
  return sumOf(readTally(told).goals);
}

export function footballFigures(told: ToldTally): FootballFigures {
  const tally = readTally(told);
  const cards = sumOf(tally.cards);
  return {
    sport: 'football',
    half_time_score: tally.halves_over > 0 ? tally.goals[0] : null,
    corners: sumOf(tally.corners),
    yellow_cards: { home: cards.home - tally.reds.home, away: cards.away - tally.reds.away },
    red_cards: tally.reds,
  };
}

export function footballClock(clockMs: number): Omit<ClockView, 'at'> {
  const minute = Math.min(minuteAt(clockMs), allMinutes - 1);
  return { period: periodAt(clockMs), ms: clockMs, label: labelOfMinute(minute) };
}

function periodAt(clockMs: number): ClockView['period'] {
  if (clockMs >= fullTimeMs) return 'over';
  if (clockMs >= secondHalfMs) return 'second';
  return clockMs >= halfTimeMs ? 'break' : 'first';
}

function readTally(told: ToldTally): FootballToldTally {
  if ('goals' in told) return told;
  throw new TypeError('that is no count of football');
}

function sumOf([first, second]: readonly [ScoreView, ScoreView]): ScoreView {
  return { home: first.home + second.home, away: first.away + second.away };
}
