import type { Draw } from '@halls/fairness';
import type { Side } from '../../../play-protocol/sports-protocol.ts';
import { otherSide } from '../sport/sides.ts';
import { changeMs, minuteAt, momentMs, pointMs, setBreakMs } from './tennis-clock.ts';
import { addPoint, isTieBreak, serverOf, startScore, type TennisScore } from './tennis-score.ts';
import type { Player } from './tours.ts';

/**
 * `point`, `ace` and `double_fault` are points; a double fault is the server's and the other side's point. `break_point`,
 * `set_point` and `match_point` say before a point that it may decide that much. A `break` is a game against the serve.
 */
export type TennisEventKind =
  | 'first_serve'
  | 'point'
  | 'ace'
  | 'double_fault'
  | 'break_point'
  | 'set_point'
  | 'match_point'
  | 'game'
  | 'break'
  | 'tie_break'
  | 'set'
  | 'match_won';

export interface TennisEvent {
  /** Since the first serve. */
  readonly atMs: number;
  readonly minute: number;
  readonly kind: TennisEventKind;
  readonly side: Side | null;
}

export interface Players {
  readonly home: Pick<Player, 'serve' | 'return'>;
  readonly away: Pick<Player, 'serve' | 'return'>;
}

/** In millionths, of one point on a side's serve. */
export interface ServeRates {
  readonly won: number;
  /** Within `won`. */
  readonly ace: number;
  /** Outside of `won`. */
  readonly doubleFault: number;
}

const million = 1_000_000;
const average = { won: 632_000, ace: 75_000, doubleFault: 38_000 } as const;
const perStrength = 3_400;

/** Whole numbers throughout: whoever checks a match by hand comes to the same thresholds. */
export function ratesOf(players: Players, server: Side): ServeRates {
  const { serve } = players[server];
  const { return: back } = players[otherSide(server)];
  return {
    won: average.won + (serve - back) * perStrength,
    ace: Math.max(0, average.ace + (serve - 100) * 2_500),
    doubleFault: average.doubleFault,
  };
}

/** The toss takes the first stream, every game one of its own: twelve games and a tie-break in each of three sets. */
export const allStreams = 1 + 3 * 13;

/** A match as a function of the draws alone. */
export function playTennis(players: Players, drawOf: (stream: number) => Draw): TennisEvent[] {
  const firstServer = drawOf(0).nextInt(2) === 0 ? 'home' : 'away';
  const events: TennisEvent[] = [{ atMs: 0, minute: 0, kind: 'first_serve', side: firstServer }];
  let score = startScore(firstServer);
  let atMs = 0;
  for (let game = 1; !score.winner; game += 1) {
    const { sets } = score;
    const played = playGame(players, drawOf(game), { score, fromMs: atMs });
    events.push(...played.events);
    atMs = played.untilMs + (played.score.sets.length > sets.length ? setBreakMs : changeMs);
    score = played.score;
  }
  return events;
}

interface PlayedGame {
  readonly events: readonly TennisEvent[];
  readonly score: TennisScore;
  readonly untilMs: number;
}

function playGame(
  players: Players,
  draw: Draw,
  { score: before, fromMs }: { readonly score: TennisScore; readonly fromMs: number },
): PlayedGame {
  const events: TennisEvent[] = [];
  const note = (atMs: number, kind: TennisEventKind, side: Side | null): void => {
    events.push({ atMs, minute: minuteAt(atMs), kind, side });
  };
  if (isTieBreak(before)) note(fromMs, 'tie_break', null);
  let score = before;
  for (let startMs = fromMs; ; startMs += pointMs) {
    const chance = chanceOf(score);
    if (chance) note(startMs + momentMs.chance, chance.kind, chance.side);
    const { kind, side, winner } = playPoint(players, serverOf(score), draw);
    const atMs = startMs + momentMs.point;
    note(atMs, kind, side);
    const after = addPoint(score, winner);
    if (isSameGame(score, after)) {
      score = after;
      continue;
    }
    note(atMs, isBreak(score, winner) ? 'break' : 'game', winner);
    if (after.sets.length > score.sets.length) note(atMs, 'set', winner);
    if (after.winner) note(atMs, 'match_won', winner);
    return { events, score: after, untilMs: startMs + pointMs };
  }
}

/** One draw: the lowest are aces, up to what the server wins; the highest are double faults. */
function playPoint(
  players: Players,
  server: Side,
  draw: Draw,
): { readonly kind: TennisEventKind; readonly side: Side; readonly winner: Side } {
  const { won, ace, doubleFault } = ratesOf(players, server);
  const drawn = draw.nextInt(million);
  const receiver = otherSide(server);
  if (drawn < ace) return { kind: 'ace', side: server, winner: server };
  if (drawn < won) return { kind: 'point', side: server, winner: server };
  if (drawn >= million - doubleFault) return { kind: 'double_fault', side: server, winner: receiver };
  return { kind: 'point', side: receiver, winner: receiver };
}

/** What the next point may decide: the match, a set, or a game against the serve; of the side that may win it. */
export function chanceOf(
  score: TennisScore,
): { readonly kind: 'break_point' | 'set_point' | 'match_point'; readonly side: Side } | null {
  for (const side of ['home', 'away'] as const) {
    const after = addPoint(score, side);
    if (after.winner) return { kind: 'match_point', side };
    if (after.sets.length > score.sets.length) return { kind: 'set_point', side };
    if (!isSameGame(score, after) && isBreak(score, side)) return { kind: 'break_point', side };
  }
  return null;
}

function isSameGame(before: TennisScore, after: TennisScore): boolean {
  return before.games === after.games;
}

/** In a tie-break both serve. */
function isBreak(score: TennisScore, winner: Side): boolean {
  return !isTieBreak(score) && serverOf(score) !== winner;
}
