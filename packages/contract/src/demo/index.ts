export * from './demo.endpoints.ts';
