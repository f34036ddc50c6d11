export * from './zh-tw/blackjack-words.ts';
export * from './zh-tw/poker-words.ts';
