export * from './th/card-words.ts';
export * from './th/duel-words.ts';
export * from './th/live-words.ts';
export * from './th/lottery-words.ts';
export * from './th/plan-words.ts';
export * from './th/race-words.ts';
