export {
  type Ledger,
  type SiteJackpot,
  type TransferOrder,
  type WalletOwner,
  createLedger,
} from './create-ledger.ts';
export type {
  Mark,
  PostAnswer,
  PostArguments,
  PostToAccounts,
  StatementEntry,
  StatementQuery,
  TransferStep,
  WithdrawalBooking,
  WithdrawalStep,
} from '@halls/ledger';
export { ledgerModule } from './ledger.module.ts';
