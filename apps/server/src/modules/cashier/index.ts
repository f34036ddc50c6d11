export { cashierModule } from './cashier.module.ts';
export { insertAutoApproval } from './withdrawal/auto-approval.repo.ts';
export { insertMethod } from './method.repo.ts';
export type { PaymentMethod } from './method.ts';
export { findService, writeService } from './payment-service.repo.ts';
import './cashier.tables.ts';
