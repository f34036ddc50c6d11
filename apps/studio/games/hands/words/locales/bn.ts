export * from './bn/blackjack-words.ts';
export * from './bn/poker-words.ts';
