export * from './third-party.endpoints.ts';
export * from './third-party.errors.ts';
