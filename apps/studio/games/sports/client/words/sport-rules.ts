import type { SportId } from '../../../../play-protocol/sports-protocol.ts';
import type { SportsText } from '../../words/sports-texts.ts';

/** How a sport is played, where that has to be said, and what becomes of bets on a match that is not played to its end. */
export function sportRules(text: SportsText, sport: SportId): string[] {
  return sport === 'football'
    ? [text('rules_void')]
    : [text(`rules_format_${sport}`), text(`rules_void_${sport}`)];
}
