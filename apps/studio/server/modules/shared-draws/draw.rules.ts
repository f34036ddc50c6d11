import { drawAt, type Timetable } from '#games/timetable.ts';
import type { DrawState } from './draw.tables.ts';

/** The latest draw of a table, as far as it says what comes next. */
export interface LatestDraw {
  readonly state: DrawState;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly drawsAt: Date;
  readonly endsAt: Date;
  /** It is bound to a round of the beacon that the studio has not got. */
  readonly awaitsBeacon: boolean;
}

export type NextStep =
  | { readonly kind: 'wait' | 'close' | 'draw' }
  | {
      readonly kind: 'open';
      readonly opensAt: Date;
      readonly closesAt: Date;
      readonly drawsAt: Date;
      readonly endsAt: Date;
    };

/** What a road or a list of results shows: so many draws of each table are kept, however long they take. */
export const resultCount = 60;

/** A draw that would close sooner is left out. */
const shortestBettingMs = 5_000;

/**
 * What a table does now. Time only says when to go on, never back: a clock that went back lets a draw wait, and a new
 * draw opens early rather than an old one again. One that went back by more than two draws is taken as it is.
 */
export function nextStepOf(latest: LatestDraw | undefined, timetable: Timetable, now: Date): NextStep {
  if (latest?.state === 'open') return { kind: isDue(latest.closesAt) ? 'close' : 'wait' };
  if (latest?.state === 'closed')
    return { kind: isDue(latest.drawsAt) && !latest.awaitsBeacon ? 'draw' : 'wait' };
  const { opensAtMs, closesAtMs } = drawAt(timetable, now.getTime());
  const isAfterLatest = !latest || opensAtMs >= latest.endsAt.getTime();
  if (!isAfterLatest && !isLongBefore(latest)) return { kind: 'wait' };
  if (closesAtMs - now.getTime() < shortestBettingMs) return { kind: 'wait' };
  return {
    kind: 'open',
    opensAt: new Date(opensAtMs),
    closesAt: new Date(closesAtMs),
    drawsAt: new Date(opensAtMs + timetable.drawMs),
    endsAt: new Date(opensAtMs + timetable.periodMs),
  };

  /** A time far ahead was noted by a clock that has been put right since. */
  function isDue(time: Date): boolean {
    return now >= time || time.getTime() - now.getTime() > 2 * timetable.periodMs;
  }

  function isLongBefore(draw: LatestDraw): boolean {
    return draw.opensAt.getTime() - now.getTime() > 2 * timetable.periodMs;
  }
}
