import { basketballWords } from './ta/basketball-words.ts';
import { betWords } from './ta/bet-words.ts';
import { bookWords } from './ta/book-words.ts';
import { builderWords } from './ta/builder-words.ts';
import { esportWords } from './ta/esport-words.ts';
import { footballWords } from './ta/football-words.ts';
import { seasonWords } from './ta/season-words.ts';
import { tennisWords } from './ta/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const ta: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
