export * from './award-sources.ts';
export * from './grant-states.ts';
export * from './promotion.events.ts';
