export * from './vi/card-words.ts';
export * from './vi/duel-words.ts';
export * from './vi/live-words.ts';
export * from './vi/lottery-words.ts';
export * from './vi/plan-words.ts';
export * from './vi/race-words.ts';
