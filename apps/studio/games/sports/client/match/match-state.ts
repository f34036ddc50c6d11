import type { MatchHeadView } from '../../../../play-protocol/sports-protocol.ts';
import { clockLabelAt, countdown, secondsUntil } from '../clock/match-clock.ts';
import { clockWords } from '../../words/market-words.ts';
import type { SportsText } from '../../words/sports-texts.ts';

const overWords = {
  football: 'full_time',
  tennis: 'match_over',
  basketball: 'full_time',
  esport: 'match_over',
} as const;

type Timed = Pick<MatchHeadView, 'sport' | 'status' | 'clock' | 'kicks_off_at'>;

/** Where a match is: the minute, the quarter, the set or the map, the time until it begins, or what became of it. */
export function matchStateText(
  match: Timed,
  { text, locale, nowMs, isUp }: { text: SportsText; locale: string; nowMs: number; isUp: boolean },
): string {
  const { sport, status, clock } = match;
  const over = text(overWords[sport]);
  if (status === 'ended') return over;
  if (status === 'postponed' || status === 'abandoned' || status === 'cancelled') return text(status);
  if (status === 'live' && clock) {
    // without the feed nobody knows how far it is: the last that was told stands
    if (!isUp) return clockWords(text, clock);
    const label = clockLabelAt(clock, nowMs);
    if (label === 'break') return text('half_time');
    if (label === 'over') return over;
    return 'told' in label ? clockWords(text, clock) : label.minute;
  }
  const seconds = secondsUntil(match.kicks_off_at, nowMs);
  if (seconds < 600) return countdown(seconds);
  return new Date(match.kicks_off_at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
}
