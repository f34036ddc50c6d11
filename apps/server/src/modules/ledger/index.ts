export {
  type Ledger,
  type SiteJackpot,
  type TransferOrder,
  type WalletOwner,
  createLedger,
} from './create-ledger.ts';
export type { PostAnswer, StatementEntry, StatementQuery } from '@halls/ledger';
export { ledgerModule } from './ledger.module.ts';
