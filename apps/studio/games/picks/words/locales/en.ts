export * from './en/card-words.ts';
export * from './en/duel-words.ts';
export * from './en/live-words.ts';
export * from './en/lottery-words.ts';
export * from './en/plan-words.ts';
export * from './en/race-words.ts';
