import './agent.tables.ts';
import './settlement/settlement.tables.ts';

export { agentModule } from './agent.module.ts';
