import { basketballWords } from './zh-tw/basketball-words.ts';
import { betWords } from './zh-tw/bet-words.ts';
import { bookWords } from './zh-tw/book-words.ts';
import { builderWords } from './zh-tw/builder-words.ts';
import { esportWords } from './zh-tw/esport-words.ts';
import { footballWords } from './zh-tw/football-words.ts';
import { seasonWords } from './zh-tw/season-words.ts';
import { tennisWords } from './zh-tw/tennis-words.ts';
import type { SportsTextKey } from './en.ts';

export const zhTw: Record<SportsTextKey, string> = {
  ...bookWords,
  ...betWords,
  ...builderWords,
  ...seasonWords,
  ...footballWords,
  ...tennisWords,
  ...basketballWords,
  ...esportWords,
};
