export * from './tournament.endpoints.ts';
export * from './tournament.errors.ts';
export * from './tournament.events.ts';
export * from './tournament.words.ts';
