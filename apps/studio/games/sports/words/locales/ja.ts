import { basketballWords } from './ja/basketball-words.ts';
import { betWords } from './ja/bet-words.ts';
import { bookWords } from './ja/book-words.ts';
import { builderWords } from './ja/builder-words.ts';
import { esportWords } from './ja/esport-words.ts';
import { footballWords } from './ja/football-words.ts';
import { seasonWords } from './ja/season-words.ts';
import { tennisWords } from './ja/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const ja: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
