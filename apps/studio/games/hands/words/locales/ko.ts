export * from './ko/blackjack-words.ts';
export * from './ko/poker-words.ts';
