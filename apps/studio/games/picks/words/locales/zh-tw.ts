export * from './zh-tw/card-words.ts';
export * from './zh-tw/duel-words.ts';
export * from './zh-tw/live-words.ts';
export * from './zh-tw/lottery-words.ts';
export * from './zh-tw/plan-words.ts';
export * from './zh-tw/race-words.ts';
