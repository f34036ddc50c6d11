export * from './my/blackjack-words.ts';
export * from './my/poker-words.ts';
