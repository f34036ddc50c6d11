export * from './content.endpoints.ts';
export * from './content.events.ts';
export * from './content.schema.ts';
