export * from './my/card-words.ts';
export * from './my/duel-words.ts';
export * from './my/live-words.ts';
export * from './my/lottery-words.ts';
export * from './my/plan-words.ts';
export * from './my/race-words.ts';
