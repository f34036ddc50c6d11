import { blackjackWords } from './en/blackjack-words.ts';
import { pokerWords } from './en/poker-words.ts';

export const en = {
  blackjack: blackjackWords,
  poker: pokerWords,
};

export type HandWords = typeof en;
