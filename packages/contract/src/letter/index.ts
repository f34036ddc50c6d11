export * from './letter.endpoints.ts';
export * from './letter.events.ts';
export * from './letter.templates.ts';
