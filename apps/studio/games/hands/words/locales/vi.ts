export * from './vi/blackjack-words.ts';
export * from './vi/poker-words.ts';
