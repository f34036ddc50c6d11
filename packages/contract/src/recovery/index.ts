export * from './recovery.endpoints.ts';
export * from './recovery.errors.ts';
