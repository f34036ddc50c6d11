import type { Draw } from '@halls/fairness';
import type { Club } from '../leagues.ts';
import {
  allMinutes,
  firstHalfMinutes,
  fullTimeMs,
  halfTimeMs,
  momentMs,
  secondHalfMs,
  startOfMinuteMs,
} from './football-clock.ts';

export type Side = 'home' | 'away';

/** `danger`: a side is about to shoot; `goal` or `miss` follows within the minute. */
export type FootballEventKind =
  | 'kick_off'
  | 'half_time'
  | 'second_half'
  | 'full_time'
  | 'yellow_card'
  | 'red_card'
  | 'corner'
  | 'danger'
  | 'goal'
  | 'miss';

export interface FootballEvent {
  /** Since kick-off. */
  readonly atMs: number;
  readonly minute: number;
  readonly kind: FootballEventKind;
  readonly side: Side | null;
}

export interface Teams {
  readonly home: Pick<Club, 'attack' | 'defence'>;
  readonly away: Pick<Club, 'attack' | 'defence'>;
}

/** In millionths, of one minute. What two sides have of a kind excludes each other within the minute. */
export interface MinuteRates {
  readonly danger: Readonly<Record<Side, number>>;
  readonly corner: Readonly<Record<Side, number>>;
  readonly card: Readonly<Record<Side, number>>;
}

const million = 1_000_000;
/** Of every thousand dangers so many are goals. */
export const goalsPerThousandDangers = 300;
/** Of every thousand cards so many are red. A red card counts as a card; play goes on as before. */
export const redsPerThousandCards = 45;

/** Of an average side, a minute: 1.45 goals at home and 1.15 away in a match, five corners, two cards. */
const average = {
  danger: { home: 51_400, away: 40_800 },
  corner: { home: 57_000, away: 48_000 },
  card: { home: 20_500, away: 23_500 },
} as const;

/** Sides tire, and take more chances, as a match goes on: from 85 % to 115 % of the average. */
function paceOf(minute: number): number {
  return 850 + Math.floor((300 * minute) / (allMinutes - 1));
}

/** Whole numbers throughout: whoever checks a match by hand comes to the same thresholds. */
export function ratesOf({ home, away }: Teams, minute: number): MinuteRates {
  const pace = paceOf(minute);
  const danger = (side: Side, attack: number, defence: number): number =>
    Math.floor((average.danger[side] * attack * defence * pace) / 10_000_000);
  const corner = (side: Side, attack: number): number =>
    Math.floor((average.corner[side] * (100 + attack) * pace) / 200_000);
  return {
    danger: {
      home: danger('home', home.attack, away.defence),
      away: danger('away', away.attack, home.defence),
    },
    corner: { home: corner('home', home.attack), away: corner('away', away.attack) },
    card: {
      home: Math.floor((average.card.home * pace) / 1_000),
      away: Math.floor((average.card.away * pace) / 1_000),
    },
  };
}

/** A match as a function of the draws alone: minute `n` takes its own, the stream of nonce `n`. */
export function playFootball(teams: Teams, drawOf: (minute: number) => Draw): FootballEvent[] {
  const events: FootballEvent[] = [marker('kick_off', 0, 0)];
  for (let minute = 0; minute < allMinutes; minute += 1) {
    if (minute === firstHalfMinutes) {
      events.push(marker('half_time', halfTimeMs, minute - 1), marker('second_half', secondHalfMs, minute));
    }
    events.push(...playMinute(drawOf(minute), ratesOf(teams, minute), minute));
  }
  events.push(marker('full_time', fullTimeMs, allMinutes - 1));
  return events;
}

/** The draws of a minute in their order: card, its colour where there is one, corner, danger, whether it is a goal. */
function playMinute(draw: Draw, rates: MinuteRates, minute: number): FootballEvent[] {
  const events: FootballEvent[] = [];
  const startMs = startOfMinuteMs(minute);
  const note = (kind: FootballEventKind, side: Side, afterMs: number): void => {
    events.push({ atMs: startMs + afterMs, minute, kind, side });
  };
  const card = sideOf(draw.nextInt(million), rates.card);
  if (card)
    note(draw.nextInt(1_000) < redsPerThousandCards ? 'red_card' : 'yellow_card', card, momentMs.card);
  const corner = sideOf(draw.nextInt(million), rates.corner);
  if (corner) note('corner', corner, momentMs.corner);
  const danger = sideOf(draw.nextInt(million), rates.danger);
  if (danger) {
    note('danger', danger, momentMs.danger);
    note(draw.nextInt(1_000) < goalsPerThousandDangers ? 'goal' : 'miss', danger, momentMs.shot);
  }
  return events;
}

function sideOf(drawn: number, { home, away }: Readonly<Record<Side, number>>): Side | null {
  if (drawn < home) return 'home';
  return drawn < home + away ? 'away' : null;
}

function marker(kind: FootballEventKind, atMs: number, minute: number): FootballEvent {
  return { atMs, minute, kind, side: null };
}
