import { blackjackWords } from './my/blackjack-words.ts';
import { pokerWords } from './my/poker-words.ts';
import type { HandWords } from './en.ts';

export const my: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
