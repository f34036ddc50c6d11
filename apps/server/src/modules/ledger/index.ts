export {
  type Ledger,
  type SiteJackpot,
  type TransferOrder,
  type TransferStep,
  type WalletOwner,
  createLedger,
} from './create-ledger.ts';
export type { Mark, PostAnswer, PostArguments, StatementEntry, StatementQuery } from '@halls/ledger';
export { ledgerModule } from './ledger.module.ts';
