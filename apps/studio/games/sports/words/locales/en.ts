import { basketballWords } from './en/basketball-words.ts';
import { betWords } from './en/bet-words.ts';
import { bookWords } from './en/book-words.ts';
import { builderWords } from './en/builder-words.ts';
import { esportWords } from './en/esport-words.ts';
import { footballWords } from './en/football-words.ts';
import { seasonWords } from './en/season-words.ts';
import { tennisWords } from './en/tennis-words.ts';

export const en = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};

export type SportsTextKey = keyof typeof en;
