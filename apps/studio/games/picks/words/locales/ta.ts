export * from './ta/card-words.ts';
export * from './ta/duel-words.ts';
export * from './ta/live-words.ts';
export * from './ta/lottery-words.ts';
export * from './ta/plan-words.ts';
export * from './ta/race-words.ts';
