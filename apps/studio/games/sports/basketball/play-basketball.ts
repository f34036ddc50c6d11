import type { Draw } from '@halls/fairness';
import type { ScoreView, Side } from '../../../play-protocol/sports-protocol.ts';
import { otherSide } from '../sport/sides.ts';
import {
  endOfPeriodMs,
  momentMs,
  possessionMs,
  possessionsOf,
  quarters,
  slotOf,
  startOfPeriodMs,
} from './basketball-clock.ts';
import type { HoopsClub } from './hoops-leagues.ts';

/**
 * `free_throw`, `basket` and `three` are one, two and three points. Of the side that has the ball first are `tip_off`,
 * `quarter_start` and `overtime`. Every possession has one event.
 */
export type BasketballEventKind =
  | 'tip_off'
  | 'quarter_start'
  | 'overtime'
  | 'free_throw'
  | 'basket'
  | 'three'
  | 'miss'
  | 'turnover'
  | 'quarter_end'
  | 'full_time';

export interface BasketballEvent {
  /** Since the tip-off. */
  readonly atMs: number;
  readonly minute: number;
  readonly kind: BasketballEventKind;
  readonly side: Side | null;
}

export interface HoopsTeams {
  readonly home: Pick<HoopsClub, 'attack' | 'defence'>;
  readonly away: Pick<HoopsClub, 'attack' | 'defence'>;
}

export const pointsOf: Partial<Readonly<Record<BasketballEventKind, number>>> = {
  ...{ free_throw: 1, basket: 2, three: 3, miss: 0, turnover: 0 },
};

/** In millionths, of one possession; what is left is a miss. */
export interface PossessionRates {
  readonly three: number;
  readonly basket: number;
  readonly freeThrow: number;
  readonly turnover: number;
}

const million = 1_000_000;
const average: PossessionRates = { three: 116_000, basket: 302_000, freeThrow: 58_000, turnover: 128_000 };
/** What a home crowd is worth, as strength. */
const atHome = 3;

/** Whole numbers throughout: whoever checks a match by hand comes to the same thresholds. */
export function ratesOf(teams: HoopsTeams, side: Side): PossessionRates {
  const edge = teams[side].attack - teams[otherSide(side)].defence + (side === 'home' ? atHome : -atHome);
  return { ...average, three: average.three + edge * 700, basket: average.basket + edge * 1_500 };
}

/** More overtimes come less often than once in 10^18 matches. */
const mostOvertimes = 16;

/** The tip-off takes the first stream, every period one of its own. */
export const allStreams = 1 + quarters + mostOvertimes;

/** A match as a function of the draws alone. */
export function playBasketball(teams: HoopsTeams, drawOf: (stream: number) => Draw): BasketballEvent[] {
  const tipOff = drawSide(drawOf(0));
  const events: BasketballEvent[] = [];
  let score: ScoreView = { home: 0, away: 0 };
  for (let period = 0; period < quarters || score.home === score.away; period += 1) {
    const draw = drawOf(period + 1);
    // an overtime begins with a jump ball
    const starter = period < quarters ? starterOf(period, tipOff) : drawSide(draw);
    const played = playPeriod(teams, draw, { period, starter, score });
    events.push(...played.events);
    score = played.score;
  }
  return events;
}

/** Who wins the tip-off has the ball first in the first quarter and in the last, the other side in those between. */
export function starterOf(period: number, tipOff: Side): Side {
  return period === 0 || period === quarters - 1 ? tipOff : otherSide(tipOff);
}

/** Sides take turns. */
export function ballOf(starter: Side, played: number): Side {
  return played % 2 === 0 ? starter : otherSide(starter);
}

function playPeriod(
  teams: HoopsTeams,
  draw: Draw,
  {
    period,
    starter,
    score: before,
  }: { readonly period: number; readonly starter: Side; readonly score: ScoreView },
): { readonly events: readonly BasketballEvent[]; readonly score: ScoreView } {
  const startMs = startOfPeriodMs(period);
  const count = possessionsOf(period);
  const begins = period === 0 ? 'tip_off' : period < quarters ? 'quarter_start' : 'overtime';
  const events: BasketballEvent[] = [
    { atMs: startMs, minute: slotOf(period, 0), kind: begins, side: starter },
  ];
  let score = before;
  for (let played = 0; played < count; played += 1) {
    const side = ballOf(starter, played);
    const kind = playPossession(ratesOf(teams, side), draw);
    const atMs = startMs + played * possessionMs + momentMs;
    events.push({ atMs, minute: slotOf(period, played + 1), kind, side });
    score = { ...score, [side]: score[side] + (pointsOf[kind] ?? 0) };
  }
  const isLast = period >= quarters - 1 && score.home !== score.away;
  const ends = isLast ? 'full_time' : 'quarter_end';
  events.push({ atMs: endOfPeriodMs(period), minute: slotOf(period, count), kind: ends, side: null });
  return { events, score };
}

/** One draw: the lowest are threes, then baskets and free throws; the highest are turnovers. */
function playPossession(
  { three, basket, freeThrow, turnover }: PossessionRates,
  draw: Draw,
): BasketballEventKind {
  const drawn = draw.nextInt(million);
  if (drawn < three) return 'three';
  if (drawn < three + basket) return 'basket';
  if (drawn < three + basket + freeThrow) return 'free_throw';
  return drawn >= million - turnover ? 'turnover' : 'miss';
}

function drawSide(draw: Draw): Side {
  return draw.nextInt(2) === 0 ? 'home' : 'away';
}
