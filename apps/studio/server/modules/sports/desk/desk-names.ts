import type { Language } from '@halls/contract';
import type { SideNames } from '#games/sports/words/market-words.ts';
import { namesOf } from '#games/sports/words/market-words.ts';
import type { Match } from '../market/match.repo.ts';
import { nameOfLeague, presentHead } from '../market/present-match.ts';
import { deskTextsOf } from './desk-texts.ts';

/** What stands for a match on the desk: its sides; of a season the league and its number. */
export function deskNames(match: Match, language: Language): SideNames {
  if (match.kind === 'match') return namesOf(presentHead(match));
  const away = deskTextsOf(language)('season_n', { n: match.season });
  return { home: nameOfLeague(match.league, language), away };
}
