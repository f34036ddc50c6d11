export { cashierModule } from './cashier.module.ts';
export { insertMethod } from './method.repo.ts';
export type { DepositMethod } from './method.ts';
export { findService, writeService } from './payment-service.repo.ts';
import './cashier.tables.ts';
