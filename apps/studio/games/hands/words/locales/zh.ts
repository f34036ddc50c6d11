import { blackjackWords } from './zh/blackjack-words.ts';
import { pokerWords } from './zh/poker-words.ts';
import type { HandWords } from './en.ts';

export const zh: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
