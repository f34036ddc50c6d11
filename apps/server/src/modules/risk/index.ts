import './risk.tables.ts';

export { riskModule } from './risk.module.ts';
export { proposedRules } from './proposed-rules.ts';
export { seedRules } from './rule-set.repo.ts';
