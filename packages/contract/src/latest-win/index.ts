export * from './latest-win.endpoints.ts';
