export * from './agent-figures.endpoints.ts';
export * from './agent.endpoints.ts';
export * from './agent.errors.ts';
