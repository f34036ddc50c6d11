export * from './play-record.endpoints.ts';
export * from './play-record.errors.ts';
