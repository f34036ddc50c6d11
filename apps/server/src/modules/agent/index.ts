import './agent.tables.ts';

export { agentModule } from './agent.module.ts';
