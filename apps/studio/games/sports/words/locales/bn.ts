import { basketballWords } from './bn/basketball-words.ts';
import { betWords } from './bn/bet-words.ts';
import { bookWords } from './bn/book-words.ts';
import { builderWords } from './bn/builder-words.ts';
import { esportWords } from './bn/esport-words.ts';
import { footballWords } from './bn/football-words.ts';
import { seasonWords } from './bn/season-words.ts';
import { tennisWords } from './bn/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const bn: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
