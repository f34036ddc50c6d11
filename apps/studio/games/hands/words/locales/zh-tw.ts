import { blackjackWords } from './zh-tw/blackjack-words.ts';
import { pokerWords } from './zh-tw/poker-words.ts';
import type { HandWords } from './en.ts';

export const zhTw: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
