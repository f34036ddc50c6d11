import { basketballWords } from './ko/basketball-words.ts';
import { betWords } from './ko/bet-words.ts';
import { bookWords } from './ko/book-words.ts';
import { builderWords } from './ko/builder-words.ts';
import { esportWords } from './ko/esport-words.ts';
import { footballWords } from './ko/football-words.ts';
import { seasonWords } from './ko/season-words.ts';
import { tennisWords } from './ko/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const ko: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
