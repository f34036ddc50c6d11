export * from './agent-plan.ts';
export * from './agent-figures.endpoints.ts';
export * from './agent-settlement.endpoints.ts';
export * from './agent-settlement.schema.ts';
export * from './agent.endpoints.ts';
export * from './agent.errors.ts';
