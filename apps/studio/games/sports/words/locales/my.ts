import { basketballWords } from './my/basketball-words.ts';
import { betWords } from './my/bet-words.ts';
import { bookWords } from './my/book-words.ts';
import { builderWords } from './my/builder-words.ts';
import { esportWords } from './my/esport-words.ts';
import { footballWords } from './my/football-words.ts';
import { seasonWords } from './my/season-words.ts';
import { tennisWords } from './my/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const my: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
