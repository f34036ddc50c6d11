export { applyWord } from './apply-word.ts';
export { listBooked, listOrders, paidKinds, type PaidOrder } from './list-paid-orders.ts';
export { cashierModule } from './cashier.module.ts';
export { insertAutoApproval } from './withdrawal/auto-approval.repo.ts';
export type { CashierDeps } from './cashier.deps.ts';
export { findFirstSite, insertMethod, listServiceCurrencies, type NewMethod } from './method.repo.ts';
export type { PaymentMethod } from './method.ts';
export { findService, writeService } from './payment-service.repo.ts';
import './cashier.tables.ts';
