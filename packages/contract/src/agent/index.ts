export * from './agent.endpoints.ts';
export * from './agent.errors.ts';
