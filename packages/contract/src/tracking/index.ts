export * from './tracking.endpoints.ts';
export * from './tracking.errors.ts';
