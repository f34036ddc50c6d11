export * from './launch.endpoints.ts';
export * from './launch.errors.ts';
export * from './launch.events.ts';
export * from './launch.schema.ts';
