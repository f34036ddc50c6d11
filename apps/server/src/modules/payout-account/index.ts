import './payout-account.tables.ts';

export { payoutAccountModule } from './payout-account.module.ts';
