import { blackjackWords } from './ja/blackjack-words.ts';
import { pokerWords } from './ja/poker-words.ts';
import type { HandWords } from './en.ts';

export const ja: HandWords = {
  blackjack: blackjackWords,
  poker: pokerWords,
};
