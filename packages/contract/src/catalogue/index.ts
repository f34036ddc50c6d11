export * from './catalogue.endpoints.ts';
export * from './catalogue.events.ts';
export * from './catalogue.schema.ts';
