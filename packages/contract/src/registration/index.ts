export * from './registration.endpoints.ts';
export * from './registration.errors.ts';
export * from './registration.rules.ts';
export * from './registration.schema.ts';
