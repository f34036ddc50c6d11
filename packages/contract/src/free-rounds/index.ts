export * from './free-round-states.ts';
export * from './free-rounds.endpoints.ts';
export * from './free-rounds.events.ts';
