import { blackjackWords } from './bn/blackjack-words.ts';
import { pokerWords } from './bn/poker-words.ts';
import type { HandWords } from './en.ts';

export const bn: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
