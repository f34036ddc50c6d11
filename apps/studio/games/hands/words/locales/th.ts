export * from './th/blackjack-words.ts';
export * from './th/poker-words.ts';
