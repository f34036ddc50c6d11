export * from './wallet.endpoints.ts';
export * from './wallet.errors.ts';
export * from './wallet.events.ts';
export * from './wallet.schema.ts';
