export * from './discount.endpoints.ts';
export * from './discount.schema.ts';
