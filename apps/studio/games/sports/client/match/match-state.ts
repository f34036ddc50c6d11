import type { MatchHeadView } from '../../../../play-protocol/sports-protocol.ts';
import { clockLabelAt, countdown, secondsUntil } from '../clock/match-clock.ts';
import type { SportsText } from '../../words/sports-texts.ts';

type Timed = Pick<MatchHeadView, 'status' | 'clock' | 'kicks_off_at'>;

/** Where a match is: the minute, the time until it begins, or what became of it. */
export function matchStateText(
  match: Timed,
  { text, locale, nowMs, isUp }: { text: SportsText; locale: string; nowMs: number; isUp: boolean },
): string {
  const { status, clock } = match;
  if (status === 'ended') return text('full_time');
  if (status === 'postponed' || status === 'abandoned' || status === 'cancelled') return text(status);
  if (status === 'live' && clock) {
    // without the feed nobody knows how far it is: the last that was told stands
    if (!isUp) return clock.label;
    const label = clockLabelAt(clock, nowMs);
    if (label === 'break') return text('half_time');
    return label === 'over' ? text('full_time') : label.minute;
  }
  const seconds = secondsUntil(match.kicks_off_at, nowMs);
  if (seconds < 600) return countdown(seconds);
  return new Date(match.kicks_off_at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
}
