import { basketballWords } from './th/basketball-words.ts';
import { betWords } from './th/bet-words.ts';
import { bookWords } from './th/book-words.ts';
import { builderWords } from './th/builder-words.ts';
import { esportWords } from './th/esport-words.ts';
import { footballWords } from './th/football-words.ts';
import { seasonWords } from './th/season-words.ts';
import { tennisWords } from './th/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const th: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
