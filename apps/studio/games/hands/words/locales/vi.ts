import { blackjackWords } from './vi/blackjack-words.ts';
import { pokerWords } from './vi/poker-words.ts';
import type { HandWords } from './en.ts';

export const vi: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
