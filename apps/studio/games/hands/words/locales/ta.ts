import { blackjackWords } from './ta/blackjack-words.ts';
import { pokerWords } from './ta/poker-words.ts';
import type { HandWords } from './en.ts';

export const ta: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
