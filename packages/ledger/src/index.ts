export {
  type Account,
  type AccountKind,
  type MemberOwner,
  accountKinds,
  house,
  isMemberKind,
  member,
  provider,
} from './account.ts';
export { type Batcher, type BatcherOptions, createBatcher } from './batcher.ts';
export { LedgerAccountMissingError, LedgerOverloadedError } from './ledger-errors.ts';
export {
  type Leg,
  bet,
  combine,
  confirm,
  credit,
  hold,
  move,
  receive,
  release,
  reverse,
  win,
} from './posting.ts';
export { createPostBatcher } from './post-batcher.ts';
export { hashRequest } from './request-hash.ts';
export { type LedgerRow, type LedgerRunner, type LedgerStatement, runOn } from './runner.ts';
export {
  type PostAnswer,
  type PostRequest,
  type PostToAccounts,
  balanceOf,
  checkInvariants,
  findAccount,
  houseBalance,
  openAccount,
  postMany,
  postTo,
  rollUpHouse,
  type Violation,
} from './ledger-queries.ts';
