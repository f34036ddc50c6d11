import { blackjackWords } from './ko/blackjack-words.ts';
import { pokerWords } from './ko/poker-words.ts';
import type { HandWords } from './en.ts';

export const ko: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
