import { basketballWords } from './hi/basketball-words.ts';
import { betWords } from './hi/bet-words.ts';
import { bookWords } from './hi/book-words.ts';
import { builderWords } from './hi/builder-words.ts';
import { esportWords } from './hi/esport-words.ts';
import { footballWords } from './hi/football-words.ts';
import { seasonWords } from './hi/season-words.ts';
import { tennisWords } from './hi/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const hi: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
