import { blackjackWords } from './th/blackjack-words.ts';
import { pokerWords } from './th/poker-words.ts';
import type { HandWords } from './en.ts';

export const th: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
