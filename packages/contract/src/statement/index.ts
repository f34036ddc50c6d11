export * from './statement.endpoints.ts';
export * from './statement.schema.ts';
