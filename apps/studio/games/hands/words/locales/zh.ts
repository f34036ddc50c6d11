export * from './zh/blackjack-words.ts';
export * from './zh/poker-words.ts';
