export { createLedger as leak } from '@halls/ledger';
