import { basketballWords } from './zh/basketball-words.ts';
import { betWords } from './zh/bet-words.ts';
import { bookWords } from './zh/book-words.ts';
import { builderWords } from './zh/builder-words.ts';
import { esportWords } from './zh/esport-words.ts';
import { footballWords } from './zh/football-words.ts';
import { seasonWords } from './zh/season-words.ts';
import { tennisWords } from './zh/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const zh: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
