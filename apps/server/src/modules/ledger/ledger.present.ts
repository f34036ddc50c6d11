import { formatMinor, type Currency } from '@halls/contract';
import type { LedgerAccount, LedgerCheck, OfficeDataOf } from '@halls/contract/office';
import type { BookAccount, Books, BookTransaction, ListedTransaction } from '@halls/ledger';
import type { LedgerCheckRow } from './ledger-check.repo.ts';

/** What members are called, by number. */
export type Accounts = ReadonlyMap<number, string>;

/** Accounts are in the currencies that there are. */
function moneyIn(currency: string) {
  return (amountMinor: bigint) => formatMinor(amountMinor, currency as Currency);
}

function presentMember(memberId: number | null, accounts: Accounts) {
  return memberId === null
    ? null
    : { member_id: memberId, member_account: accounts.get(memberId) ?? `#${memberId}` };
}

export function presentAccount(account: BookAccount, accounts: Accounts): LedgerAccount {
  return {
    account_id: account.accountId,
    kind: account.kind,
    currency: account.currency as Currency,
    member: presentMember(account.memberId, accounts),
    gp_id: account.gpId,
    psp_id: account.pspId,
  };
}

export function presentListed(transaction: ListedTransaction, accounts: Accounts) {
  return {
    transaction_id: transaction.transactionId,
    kind: transaction.kind,
    scope: transaction.scope,
    key: transaction.key,
    at: transaction.createdAt.toISOString(),
    currency: transaction.currency as Currency,
    member: presentMember(transaction.memberId, accounts),
    amount: moneyIn(transaction.currency)(transaction.amountMinor),
  };
}

export function presentTransaction(
  transaction: BookTransaction,
  accounts: Accounts,
): OfficeDataOf<'/ledger/transaction'> {
  const note = partsOf(transaction.note);
  const memberId = transaction.legs.find(({ account }) => account.memberId !== null)?.account.memberId;
  const [, gpId = note.gp_id] = /^seamless:(.+)$/.exec(transaction.scope) ?? [];
  return {
    transaction_id: transaction.transactionId,
    kind: transaction.kind,
    scope: transaction.scope,
    key: transaction.key,
    at: transaction.createdAt.toISOString(),
    note: transaction.note,
    refers_to: transaction.referenceId,
    referred_by: [...transaction.referredBy],
    legs: transaction.legs.map(({ leg, account, amountMinor, balanceAfterMinor }) => {
      const money = moneyIn(account.currency);
      return {
        leg,
        account: presentAccount(account, accounts),
        amount: money(amountMinor),
        balance_after: balanceAfterMinor === null ? null : money(balanceAfterMinor),
      };
    }),
    member: presentMember(memberId ?? null, accounts),
    order_number: note.order ?? null,
    change_request_id: transaction.scope === 'adjustment' ? Number(transaction.key) || null : null,
    round: gpId && note.round_id ? { gp_id: gpId, round_id: note.round_id } : null,
  };
}

/** What the notes of the domains have that leads somewhere. */
function partsOf(note: unknown): Readonly<Partial<Record<'order' | 'gp_id' | 'round_id', string>>> {
  if (typeof note !== 'object' || note === null) return {};
  return Object.fromEntries(Object.entries(note).filter(([, value]) => typeof value === 'string'));
}

/** By currency: what the members have, what the house has, and that both come to nothing. */
export function presentBooks({ house, members }: Books): OfficeDataOf<'/ledger/books'> {
  const currencies = [
    ...new Set([...house.map(({ account }) => account.currency), ...(members ?? []).map((m) => m.currency)]),
  ].toSorted();
  return {
    currencies: currencies.map((currency) => {
      const money = moneyIn(currency);
      const ofHouse = house.filter(({ account }) => account.currency === currency);
      const ofMembers = members?.filter((kind) => kind.currency === currency) ?? [];
      const houseMinor = sumOf(ofHouse);
      const membersMinor = members ? sumOf(ofMembers) : -houseMinor;
      return {
        currency: currency as Currency,
        members: ofMembers.map(({ kind, balanceMinor, accounts }) => ({
          kind,
          balance: money(balanceMinor),
          accounts,
        })),
        members_total: money(membersMinor),
        house: ofHouse.map(({ account, balanceMinor }) => ({
          ...presentAccount(account, new Map()),
          balance: money(balanceMinor),
        })),
        house_total: money(houseMinor),
        difference: members ? money(membersMinor + houseMinor) : null,
      };
    }),
  };
}

export function presentCheck(check: LedgerCheckRow): LedgerCheck {
  return {
    asked_at: check.askedAt.toISOString(),
    ended_at: check.endedAt?.toISOString() ?? null,
    took_ms: check.tookMs,
    up_to: check.upTo,
    violations: [...check.violations],
  };
}

function sumOf(parts: readonly { readonly balanceMinor: bigint }[]): bigint {
  return parts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
}
