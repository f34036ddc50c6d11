export * from './ja/blackjack-words.ts';
export * from './ja/poker-words.ts';
