export * from './session.endpoints.ts';
export * from './session.errors.ts';
