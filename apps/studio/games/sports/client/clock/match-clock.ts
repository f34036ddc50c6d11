import type { ClockView } from '../../../../play-protocol/sports-protocol.ts';
import { endOfPeriodMs, labelAt, periodAt } from '../../basketball/basketball-clock.ts';
import {
  fullTimeMs,
  halfTimeMs,
  labelOfMinute,
  minuteAt,
  secondHalfMs,
} from '../../football/football-clock.ts';

/** What stops a clock: nothing of what comes after the period is known before the feed has told it. */
function endOf({ period, ms }: Pick<ClockView, 'period' | 'ms'>): number {
  switch (period) {
    case 'first':
      return halfTimeMs;
    case 'break':
      return secondHalfMs;
    case 'quarter':
      return endOfPeriodMs(periodAt(ms)) + 1;
    case 'set':
    case 'map':
      return Infinity;
    case 'second':
    case 'over':
      return fullTimeMs;
  }
}

/** How far a match is at a moment of the studio's clock. */
export function matchMsAt({ period, ms, at }: ClockView, nowMs: number): number {
  if (period === 'over') return ms;
  const passedMs = Math.max(0, nowMs - Date.parse(at));
  // in the last millisecond of its period as long as the next one was not told of
  return Math.max(ms, Math.min(ms + passedMs, endOf({ period, ms }) - 1));
}

/** As a scoreboard writes it; sets and maps, `break` and `over` have words of their own. */
export function clockLabelAt(
  clock: ClockView,
  nowMs: number,
): { readonly minute: string } | { readonly told: string } | 'break' | 'over' {
  if (clock.period === 'break' || clock.period === 'over') return clock.period;
  if (clock.period === 'set' || clock.period === 'map') return { told: clock.label };
  if (clock.period === 'quarter') return { minute: labelAt(matchMsAt(clock, nowMs)) };
  return { minute: labelOfMinute(minuteAt(matchMsAt(clock, nowMs))) };
}

/** Seconds until a moment, never below zero. */
export function secondsUntil(at: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(at) - nowMs) / 1_000));
}

/** "4:05" until kick-off. */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
