export { type Account, type AccountKind, type MemberOwner, house, member, provider } from './account.ts';
export {
  type AccountEntry,
  type Books,
  type EntryPage,
  type EntryPlace,
  balanceAt,
  listEntries,
  pspFloat,
  readAccount,
  readBooks,
} from './book-queries.ts';
export {
  type FeeBooking,
  type TransferBooking,
  type TransferStep,
  type WithdrawalBooking,
  type WithdrawalStep,
  bookAdjustment,
  bookDeposit,
  bookJackpotSeed,
  bookPaidDeposit,
  bookServiceFees,
  bookTransfer,
  bookWithdrawal,
} from './bookings.ts';
export { depositorsAmong } from './depositor-queries.ts';
export { LedgerAccountMissingError } from './ledger-errors.ts';
export { type LedgerPlay, type Mark, listPlays, setMark } from './play-queries.ts';
export { type MemberMove, type MovePage, latestTransaction, listMoves } from './move-queries.ts';
export { type Leg, confirm, credit, hold, release } from './posting.ts';
export { type RoundTransaction, listRoundTransactions } from './round-queries.ts';
export { hashRequest } from './request-hash.ts';
export {
  type StatementEntry,
  type StatementPage,
  type StatementQuery,
  readStatement,
} from './statement-queries.ts';
export {
  type BookAccount,
  type BookTransaction,
  type ListedTransaction,
  type TransactionPage,
  findTransactions,
  listTransactions,
  listTimes,
  numberBefore,
  readTransaction,
} from './transaction-queries.ts';
export { type LedgerRow, type LedgerRunner, type LedgerStatement, runOn } from './runner.ts';
export {
  type JackpotBalance,
  type PostAnswer,
  type PostArguments,
  type PostToAccounts,
  balanceOf,
  balancesOf,
  checkInvariants,
  houseBalance,
  listJackpots,
  openAccount,
  openAccounts,
  postArguments,
  postTo,
  rollUpHouse,
  versionOf,
  type Violation,
} from './ledger-queries.ts';
