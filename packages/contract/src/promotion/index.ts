export * from './award-sources.ts';
export * from './bonus.endpoints.ts';
export * from './grant-states.ts';
export * from './promotion.errors.ts';
export * from './promotion.events.ts';
export * from './rounds-left.ts';
export * from './reward.ts';
