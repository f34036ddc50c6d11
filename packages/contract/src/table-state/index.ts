export * from './table-state.endpoints.ts';
