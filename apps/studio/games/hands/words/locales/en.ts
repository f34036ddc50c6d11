export * from './en/blackjack-words.ts';
export * from './en/poker-words.ts';
