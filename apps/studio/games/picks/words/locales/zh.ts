export * from './zh/card-words.ts';
export * from './zh/duel-words.ts';
export * from './zh/live-words.ts';
export * from './zh/lottery-words.ts';
export * from './zh/plan-words.ts';
export * from './zh/race-words.ts';
