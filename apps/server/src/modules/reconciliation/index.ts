export { reconciliationModule } from './reconciliation.module.ts';
