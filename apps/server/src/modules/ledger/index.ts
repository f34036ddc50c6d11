export { type Ledger, type TransferOrder, type WalletOwner, createLedger } from './create-ledger.ts';
export { LedgerOverloadedError, type PostAnswer } from '@halls/ledger';
