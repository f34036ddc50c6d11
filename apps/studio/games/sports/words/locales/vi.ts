import { basketballWords } from './vi/basketball-words.ts';
import { betWords } from './vi/bet-words.ts';
import { bookWords } from './vi/book-words.ts';
import { builderWords } from './vi/builder-words.ts';
import { esportWords } from './vi/esport-words.ts';
import { footballWords } from './vi/football-words.ts';
import { seasonWords } from './vi/season-words.ts';
import { tennisWords } from './vi/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const vi: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
