import type { AccountKind } from './account.ts';
import { minorOf, minorOrNull } from './minor.ts';
import type { LedgerRow, LedgerRunner } from './runner.ts';
import {
  accountColumns,
  accountOf,
  msOf,
  numberAfterLast,
  numberBefore,
  type BookAccount,
} from './transaction-queries.ts';

/** Null where there is no such account. */
export async function readAccount(on: LedgerRunner, accountId: number): Promise<BookAccount | null> {
  const rows = await on.run(
    {
      name: 'ledger.account',
      text: `select ${accountColumns('a')} from ledger.account a where a.account_id = $1`,
    },
    [accountId],
  );
  return rows[0] ? accountOf(rows[0]) : null;
}

/** What an account holds, or held at a moment, in minor units. */
export async function balanceAt(on: LedgerRunner, account: BookAccount, at: Date | null): Promise<bigint> {
  const text = account.memberId === null ? ofHouse : ofMember;
  const rows = await on.run(
    { name: account.memberId === null ? 'ledger.house_balance_at' : 'ledger.member_balance_at', text },
    account.memberId === null ? [account.accountId, at, account.siteId] : [account.accountId, at],
  );
  return minorOf(rows[0]?.['balance_minor']);
}

const ofHouse = `select b.balance_minor::text from ledger.house_balances($3::int, $2) b where b.account_id = $1`;
const ofMember = `select coalesce(case when $2::timestamptz is null then b.balance_minor else (
    select e.balance_after_minor from ledger.entry e
    where e.account_id = b.account_id and e.version = ledger.version_before(b.account_id, $2)) end, 0)::text
    as balance_minor
  from ledger.balance b where b.account_id = $1`;

export interface AccountEntry {
  readonly transactionId: number;
  readonly leg: number;
  /** Of its transaction. */
  readonly kind: string;
  readonly amountMinor: bigint;
  /** Null for the house's accounts. */
  readonly balanceAfterMinor: bigint | null;
  readonly createdAt: Date;
}

/** Where a page ended: the next goes on below it. */
export interface EntryPlace {
  /** Of a member's account the entry's version, which has an index; of the house's the transaction's number. */
  readonly position: number;
  readonly leg: number;
}

export interface EntryPage {
  /** The newest first. */
  readonly entries: readonly AccountEntry[];
  /** There even when this page has few; null at the account's beginning. */
  readonly next: EntryPlace | null;
}

interface AskedEntries {
  /** The newest of them; null: of all. */
  readonly at: Date | null;
  readonly below: EntryPlace | null;
  readonly limit: number;
}

const entryColumns = `e.transaction_id::text, e.leg::text, e.version::text, e.amount_minor::text,
  e.balance_after_minor::text, t.kind, ${msOf('t.created_at')} as created_at_ms`;

/** The entries of an account from the newest, from those up to a moment, or from where the page before ended. */
export function listEntries(on: LedgerRunner, account: BookAccount, asked: AskedEntries): Promise<EntryPage> {
  return account.memberId === null ? listOfHouse(on, account, asked) : listOfMember(on, account, asked);
}

async function listOfMember(
  on: LedgerRunner,
  { accountId }: BookAccount,
  { at, below, limit }: AskedEntries,
): Promise<EntryPage> {
  const rows = await on.run(
    {
      name: 'ledger.entries_of_member',
      text: `select ${entryColumns} from ledger.entry e join ledger.transaction t using (transaction_id)
        where e.account_id = $1 and e.version is not null and e.version < coalesce($2::bigint,
          case when $3::timestamptz is not null then ledger.version_before($1, $3) + 1 end, ${Number.MAX_SAFE_INTEGER})
        order by e.version desc limit $4`,
    },
    [accountId, below?.position ?? null, at, limit],
  );
  const last = rows.at(-1);
  const isMore = rows.length === limit && Number(last?.['version']) > 1;
  return {
    entries: rows.map(entryOf),
    next: isMore ? { position: Number(last?.['version']), leg: 0 } : null,
  };
}

/** A page of a house account looks at no more numbers than this: such accounts have no index of their entries. */
const lookedAt = 20_000;

async function listOfHouse(
  on: LedgerRunner,
  { accountId }: BookAccount,
  { at, below, limit }: AskedEntries,
): Promise<EntryPage> {
  const newest = async () => (at ? (await numberBefore(on, at)) + 1 : await numberAfterLast(on));
  const start = below ?? { position: await newest(), leg: 0 };
  const rows = await on.run(
    {
      name: 'ledger.entries_of_house',
      text: `select ${entryColumns} from ledger.entry e join ledger.transaction t using (transaction_id)
        where e.account_id = $1 and e.version is null and (e.transaction_id, e.leg) < ($2::bigint, $3::int)
          and e.transaction_id >= $2::bigint - ${lookedAt}
        order by e.transaction_id desc, e.leg desc limit $4`,
    },
    [accountId, start.position, start.leg, limit],
  );
  const last = rows.at(-1);
  const next =
    rows.length === limit && last
      ? { position: Number(last['transaction_id']), leg: Number(last['leg']) }
      : { position: start.position - lookedAt, leg: 0 };
  return { entries: rows.map(entryOf), next: next.position > 0 ? next : null };
}

function entryOf(row: LedgerRow): AccountEntry {
  return {
    transactionId: Number(row['transaction_id']),
    leg: Number(row['leg']),
    kind: row['kind'] ?? '',
    amountMinor: minorOf(row['amount_minor']),
    balanceAfterMinor: minorOrNull(row['balance_after_minor']),
    createdAt: new Date(Number(row['created_at_ms'])),
  };
}

/** What a site's accounts hold together, or held at a moment. */
export interface Books {
  readonly house: readonly { readonly account: BookAccount; readonly balanceMinor: bigint }[];
  /** What all members have, from their balances; null for a moment that is past. */
  readonly members:
    | readonly {
        readonly kind: AccountKind;
        readonly currency: string;
        readonly balanceMinor: bigint;
        readonly accounts: number;
      }[]
    | null;
}

/** Both in one statement, so that they are of the same moment. */
export async function readBooks(on: LedgerRunner, siteId: number, at: Date | null): Promise<Books> {
  const rows = await on.run(
    {
      name: 'ledger.books',
      text: `select ${accountColumns('a')}, b.balance_minor::text, null as accounts
        from ledger.house_balances($1, $2) b join ledger.account a using (account_id)
        union all
        select null, null, m.kind, null, null, null, m.currency, m.balance_minor::text, m.accounts::text
        from ledger.member_balances($1) m where $2::timestamptz is null
        order by account_kind, gp_id, psp_id, currency`,
    },
    [siteId, at],
  );
  const isHouse = (row: (typeof rows)[number]) => row['account_id'] !== null;
  return {
    house: rows
      .filter(isHouse)
      .map((row) => ({ account: accountOf(row), balanceMinor: minorOf(row['balance_minor']) })),
    members:
      at === null
        ? rows
            .filter((row) => !isHouse(row))
            .map((row) => ({
              kind: row['account_kind'] as AccountKind,
              currency: row['currency'] ?? '',
              balanceMinor: minorOf(row['balance_minor']),
              accounts: Number(row['accounts']),
            }))
        : null,
  };
}

/** What a payment service has of the house's in a currency at a moment, by the books: what it took less what it paid. */
export async function pspFloat(
  on: LedgerRunner,
  asked: { readonly pspId: string; readonly currency: string; readonly at: Date },
): Promise<bigint> {
  const rows = await on.run(
    { name: 'ledger.psp_float', text: 'select ledger.psp_float($1, $2, $3)::text as float_minor' },
    [asked.pspId, asked.currency, asked.at],
  );
  return minorOf(rows[0]?.['float_minor']);
}
