export * from './site.endpoints.ts';
export * from './site.events.ts';
export * from './site.schema.ts';
