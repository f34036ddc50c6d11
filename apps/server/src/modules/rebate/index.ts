import './rebate.tables.ts';

export { periodAround } from './period.rules.ts';
export { hasPlans, insertVersion } from './plan.repo.ts';
export { rebateModule } from './rebate.module.ts';
export type { StoredTerms } from './terms.rules.ts';
