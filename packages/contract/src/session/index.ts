export * from './session.endpoints.ts';
export * from './session.errors.ts';
export * from './session.events.ts';
export * from './session.schema.ts';
