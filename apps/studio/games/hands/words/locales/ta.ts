export * from './ta/blackjack-words.ts';
export * from './ta/poker-words.ts';
