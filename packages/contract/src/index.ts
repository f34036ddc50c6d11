export * from './core/endpoint.ts';
export * from './core/envelope.ts';
export * from './core/error-key.ts';
export * from './core/language.ts';
export * from './core/money.ts';
export * from './registry.ts';
