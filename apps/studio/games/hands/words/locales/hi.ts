export * from './hi/blackjack-words.ts';
export * from './hi/poker-words.ts';
