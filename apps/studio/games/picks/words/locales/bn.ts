export * from './bn/card-words.ts';
export * from './bn/duel-words.ts';
export * from './bn/live-words.ts';
export * from './bn/lottery-words.ts';
export * from './bn/plan-words.ts';
export * from './bn/race-words.ts';
