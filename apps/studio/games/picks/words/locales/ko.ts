export * from './ko/card-words.ts';
export * from './ko/duel-words.ts';
export * from './ko/live-words.ts';
export * from './ko/lottery-words.ts';
export * from './ko/plan-words.ts';
export * from './ko/race-words.ts';
