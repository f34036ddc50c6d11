export * from './hi/card-words.ts';
export * from './hi/duel-words.ts';
export * from './hi/live-words.ts';
export * from './hi/lottery-words.ts';
export * from './hi/plan-words.ts';
export * from './hi/race-words.ts';
