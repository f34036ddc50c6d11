import { gatherReads } from '@halls/service';
import {
  type Account,
  type BookTransaction,
  type FeeBooking,
  type LedgerPlay,
  type MovePage,
  type Mark,
  type PostAnswer,
  type PostArguments,
  type PostToAccounts,
  type RoundTransaction,
  type StatementPage,
  type StatementQuery,
  type TransferStep,
  type WithdrawalBooking,
  type WithdrawalStep,
  type Violation,
  bookAdjustment,
  bookDeposit,
  bookJackpotSeed,
  bookPaidDeposit,
  bookServiceFees,
  bookTransfer,
  bookWithdrawal,
  balanceOf,
  balancesOf,
  checkInvariants,
  depositorsAmong,
  findTransactions,
  latestTransaction,
  listJackpots,
  listMoves,
  listPlays,
  listRoundTransactions,
  listTimes,
  member,
  openAccount,
  openAccounts,
  postArguments,
  postTo,
  pspFloat,
  readStatement,
  readTransaction,
  rollUpHouse,
  runOn,
  setMark,
  versionOf,
} from '@halls/ledger';
import type { Currency } from '@halls/contract';
import type pg from 'pg';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { runInside } from './kysely-runner.ts';

export interface WalletOwner {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

/** `orderKey` is unique for ever. */
export interface TransferOrder extends WalletOwner {
  readonly orderKey: string;
  readonly gpId: string;
  readonly amountMinor: bigint;
}

/** What a site's jackpot holds for its winner. */
export interface SiteJackpot {
  readonly siteId: number;
  readonly currency: Currency;
  readonly potMinor: bigint;
}

interface MemberAccountIds {
  readonly mainAccountId: number;
  readonly transitAccountId: number;
}

/**
 * The one door to money. Calls that take `sql` run inside that transaction and are undone with it; each may be
 * asked for again: the same key and content answer `replayed` and move nothing.
 */
export interface Ledger {
  /** Makes the member's accounts unless they exist. Comes before any other call for the member. */
  openMemberWallet(sql: SqlOrTransaction, owner: WalletOwner): Promise<MemberAccountIds>;
  /** Money for samples and tests, as if it had been paid in. */
  creditDeposit(
    sql: SqlOrTransaction,
    owner: WalletOwner,
    depositKey: string,
    amountMinor: bigint,
  ): Promise<PostAnswer>;
  /** What a deposit books that a payment service took, for the function that books it and moves the order with it. */
  paidDepositPosting(
    owner: WalletOwner,
    order: { readonly orderKey: string; readonly pspId: string; readonly amountMinor: bigint },
  ): PostArguments;
  /** The same as a booking, for the function that books many at once. */
  paidDepositBooking(
    owner: WalletOwner,
    order: { readonly orderKey: string; readonly pspId: string; readonly amountMinor: bigint },
  ): PostToAccounts;
  /** Makes the account of what the member wants to be paid out, unless there is one; beside those of their wallet. */
  openWithdrawals(sql: SqlOrTransaction, owner: WalletOwner): Promise<void>;
  /**
   * What a step of a withdrawal books, for the function that books it and moves the order with it. A hold answers
   * `insufficient` when the wallet has less; of `pay` and `release` an order takes one.
   */
  withdrawalPosting(step: WithdrawalStep, order: WithdrawalBooking): PostArguments;
  /**
   * What operators put right; `adjustmentKey` is of the request that was approved. Below zero the wallet gives, and
   * answers `insufficient` when it has less.
   */
  adjust(
    sql: SqlOrTransaction,
    owner: WalletOwner,
    adjustmentKey: string,
    amountMinor: bigint,
  ): Promise<PostAnswer>;
  /**
   * What a step of a transfer books, for the function that books it and writes the order with it. A hold answers
   * `insufficient` when the wallet has less; of `confirm` and `release` an order takes one.
   */
  transferPosting(step: TransferStep, order: TransferOrder): PostArguments;
  /** What the member can spend; 0 before a wallet was opened. */
  balanceOf(owner: WalletOwner, sql?: SqlOrTransaction): Promise<bigint>;
  /** How many entries the member's wallet has: another number, and something has moved. */
  versionOf(owner: WalletOwner): Promise<bigint>;
  /** What is held for transfers that are not decided yet. */
  heldFor(owner: WalletOwner, sql?: SqlOrTransaction): Promise<bigint>;
  /** A page of what happened in the member's main wallet, newest first. */
  statementOf(owner: WalletOwner, asked: StatementQuery): Promise<StatementPage>;
  /** What the house puts into a jackpot that it opens; once for each site and currency. */
  seedJackpot(
    sql: SqlOrTransaction,
    siteId: number,
    currency: Currency,
    amountMinor: bigint,
  ): Promise<PostAnswer>;
  /** Those that were ever fed or seeded, with what they hold. */
  listJackpots(): Promise<readonly SiteJackpot[]>;
  /** The members whose money transactions of these kinds have moved, among the `limit` transactions after one. */
  movesAfter(asked: {
    readonly after: bigint;
    readonly kinds: readonly string[];
    readonly limit: number;
  }): Promise<MovePage>;
  /** Of these members, those who have ever paid something in. */
  depositorsAmong(sql: SqlOrTransaction, memberIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** What a payment service has of the house's in a currency at a moment, by the books. */
  floatOf(
    sql: SqlOrTransaction,
    asked: { readonly pspId: string; readonly currency: Currency; readonly at: Date },
  ): Promise<bigint>;
  /** When each of these keys of a scope was booked; those that were not are left out. */
  timesOf(sql: SqlOrTransaction, scope: string, keys: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  /** What a payment service took for itself up to a day that is closed; once for each such day. Answers when it is booked. */
  takeServiceFees(transaction: SqlTransaction, day: string, fees: FeeBooking): Promise<Date>;
  /** The highest number of a transaction; 0 before the first. */
  latestTransaction(): Promise<bigint>;
  /** Behind it nothing uncommitted will hide once it is settled; first in a transaction, before that writes. */
  mark(transaction: SqlTransaction): Promise<Mark>;
  /** What was played at seamless providers in the transactions above `after`, up to `until`, in their order. */
  playsBetween(
    sql: SqlOrTransaction,
    range: { readonly after: bigint; readonly until: bigint },
  ): Promise<readonly LedgerPlay[]>;
  /** What a round at a seamless provider has moved in the member's wallet after a time. */
  transactionsOfRound(
    owner: Pick<WalletOwner, 'memberId' | 'currency'>,
    round: { readonly gpId: string; readonly roundId: string; readonly after: Date },
  ): Promise<readonly RoundTransaction[]>;
  /** What was booked in a site under a key of a scope, with its legs. */
  transactionsOf(of: {
    readonly siteId: number;
    readonly scope: string;
    readonly key: string;
  }): Promise<readonly BookTransaction[]>;
  /** For a job every few seconds: keeps the reading of house balances cheap. */
  rollUpHouse(): Promise<number>;
  checkInvariants(): Promise<readonly Violation[]>;
}

/** A key is of few scopes. */
const mostOfKey = 20;

export function createLedger({ pool }: { pool: pg.Pool }): Ledger {
  const onPool = runOn(pool);
  const balanceNow = gatherReads((accounts: readonly Account[]) => balancesOf(onPool, accounts));
  const readBalance = async (account: Account, sql: SqlOrTransaction | undefined) =>
    (await (sql ? balanceOf(on(sql), account) : balanceNow(account))) ?? 0n;
  const on = (sql: SqlOrTransaction | undefined) => (sql ? runInside(sql) : onPool);

  return {
    async openMemberWallet(sql, owner) {
      const mainAccountId = await openAccount(on(sql), member('member_main', owner));
      const transitAccountId = await openAccount(on(sql), member('member_transit', owner));
      return { mainAccountId, transitAccountId };
    },
    creditDeposit: (sql, owner, depositKey, amountMinor) =>
      postTo(on(sql), bookDeposit(owner, depositKey, amountMinor)),
    paidDepositPosting: (owner, order) => postArguments(bookPaidDeposit(owner, order)),
    paidDepositBooking: bookPaidDeposit,
    openWithdrawals: (sql, owner) =>
      openAccounts(on(sql), [member('member_main', owner), member('member_withdrawal', owner)]),
    withdrawalPosting: (step, order) => postArguments(bookWithdrawal(step, order)),
    adjust: (sql, owner, adjustmentKey, amountMinor) =>
      postTo(on(sql), bookAdjustment(owner, adjustmentKey, amountMinor)),
    transferPosting: (step, order) => postArguments(bookTransfer(step, order)),
    balanceOf: (owner, sql) => readBalance(member('member_main', owner), sql),
    versionOf: async (owner) => (await versionOf(onPool, member('member_main', owner))) ?? 0n,
    heldFor: (owner, sql) => readBalance(member('member_transit', owner), sql),
    statementOf: (owner, asked) => readStatement(onPool, member('member_main', owner), asked),
    seedJackpot: (sql, siteId, currency, amountMinor) =>
      postTo(on(sql), bookJackpotSeed(siteId, currency, amountMinor)),
    // accounts are in the currencies that there are
    listJackpots: async () => (await listJackpots(onPool)) as readonly SiteJackpot[],
    movesAfter: (asked) => listMoves(onPool, asked),
    depositorsAmong: (sql, memberIds) => depositorsAmong(on(sql), memberIds),
    floatOf: (sql, asked) => pspFloat(on(sql), asked),
    timesOf: (sql, scope, keys) => listTimes(on(sql), scope, keys),
    async takeServiceFees(transaction, day, fees) {
      const booking = bookServiceFees(day, fees);
      const { outcome } = await postTo(on(transaction), booking);
      const at = (await listTimes(on(transaction), booking.scope, [booking.key])).get(booking.key);
      if (outcome !== 'posted' || !at) throw new Error(`the fees of ${booking.key} are ${outcome}`);
      return at;
    },
    latestTransaction: () => latestTransaction(onPool),
    mark: (transaction) => setMark(runInside(transaction)),
    playsBetween: (sql, range) => listPlays(runInside(sql), range),
    transactionsOfRound: ({ memberId, currency }, round) =>
      listRoundTransactions(onPool, { memberId, currency, ...round }),
    async transactionsOf({ siteId, scope, key }) {
      const found = await findTransactions(onPool, { siteId, keys: [key], number: null, limit: mostOfKey });
      const ofScope = found.filter((one) => one.scope === scope);
      const read = await Promise.all(ofScope.map((one) => readTransaction(onPool, one.transactionId)));
      return read.filter((one) => one !== null);
    },
    rollUpHouse: () => rollUpHouse(onPool),
    checkInvariants: () => checkInvariants(onPool),
  };
}
