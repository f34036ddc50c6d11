export * from './ja/card-words.ts';
export * from './ja/duel-words.ts';
export * from './ja/live-words.ts';
export * from './ja/lottery-words.ts';
export * from './ja/plan-words.ts';
export * from './ja/race-words.ts';
