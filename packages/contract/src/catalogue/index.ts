export * from './catalogue.endpoints.ts';
export * from './catalogue.schema.ts';
