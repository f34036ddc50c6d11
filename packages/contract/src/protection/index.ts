export * from './protection.endpoints.ts';
export * from './protection.events.ts';
