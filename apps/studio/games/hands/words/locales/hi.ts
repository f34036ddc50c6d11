import { blackjackWords } from './hi/blackjack-words.ts';
import { pokerWords } from './hi/poker-words.ts';
import type { HandWords } from './en.ts';

export const hi: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
