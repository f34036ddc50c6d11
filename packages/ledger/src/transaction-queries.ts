import type { AccountKind } from './account.ts';
import { minorOf, minorOrNull } from './minor.ts';
import type { LedgerRow, LedgerRunner } from './runner.ts';

/** An account with its number. */
export interface BookAccount {
  readonly accountId: number;
  readonly siteId: number;
  readonly kind: AccountKind;
  readonly memberId: number | null;
  readonly gpId: string | null;
  readonly pspId: string | null;
  readonly currency: string;
}

export interface BookLeg {
  readonly leg: number;
  readonly account: BookAccount;
  readonly amountMinor: bigint;
  /** Null for the house's accounts, which no post locks. */
  readonly balanceAfterMinor: bigint | null;
}

interface TransactionHead {
  readonly transactionId: number;
  readonly kind: string;
  readonly scope: string;
  readonly key: string;
  readonly createdAt: Date;
}

/** A transaction as the book has it. */
export interface BookTransaction extends TransactionHead {
  readonly siteId: number;
  readonly note: unknown;
  /** The earlier transaction that it speaks of. */
  readonly referenceId: number | null;
  /** Later ones that speak of it. */
  readonly referredBy: readonly number[];
  readonly legs: readonly BookLeg[];
}

/** Null where there is no such transaction. */
export async function readTransaction(
  on: LedgerRunner,
  transactionId: number,
): Promise<BookTransaction | null> {
  const rows = await on.run(
    {
      name: 'ledger.transaction',
      text: `select t.transaction_id::text, t.kind, t.scope, t.key, t.reference_id::text, t.note::text,
          ${msOf('t.created_at')} as created_at_ms, e.leg::text, e.amount_minor::text, e.balance_after_minor::text,
          (select string_agg(r.transaction_id::text, ' ' order by r.transaction_id)
           from ledger.transaction r where r.reference_id = t.transaction_id) as referred_by,
          ${accountColumns('a')}
        from ledger.transaction t
        join ledger.entry e on e.transaction_id = t.transaction_id
        join ledger.account a on a.account_id = e.account_id
        where t.transaction_id = $1 order by e.leg`,
    },
    [transactionId],
  );
  const [row] = rows;
  if (!row) return null;
  return {
    ...headOf(row),
    siteId: Number(row['site_id']),
    note: JSON.parse(row['note'] ?? 'null') as unknown,
    referenceId: numberOrNull(row['reference_id']),
    referredBy: (row['referred_by'] ?? '').split(' ').filter(Boolean).map(Number),
    legs: rows.map((each) => ({
      leg: Number(each['leg']),
      account: accountOf(each),
      amountMinor: minorOf(each['amount_minor']),
      balanceAfterMinor: minorOrNull(each['balance_after_minor']),
    })),
  };
}

/** A transaction as a list shows it. */
export interface ListedTransaction extends TransactionHead {
  readonly currency: string;
  /** Whose accounts it booked on; null where the house traded with itself. */
  readonly memberId: number | null;
  /** What the member gained, or lost, in all; without a member, what changed hands. */
  readonly amountMinor: bigint;
}

export interface TransactionPage {
  /** The newest first. */
  readonly transactions: readonly ListedTransaction[];
  /** Where the next page goes on, which is there even when this one has few; null at the beginning of the book. */
  readonly nextBelow: number | null;
}

/** A page looks at no more numbers than this, however few of them are the site's. */
const lookedAt = 5_000;

const listedColumns = `t.transaction_id::text, t.kind, t.scope, t.key, ${msOf('t.created_at')} as created_at_ms,
  s.site_id::text, s.currency, s.member_id::text, s.amount_minor::text`;
const legsInSum = `cross join lateral (
    select min(a.site_id) as site_id, min(a.currency) as currency, max(a.member_id) as member_id,
      case when max(a.member_id) is null then sum(greatest(e.amount_minor, 0))
        when bool_or(a.kind = 'member_main') then sum(e.amount_minor) filter (where a.kind = 'member_main')
        else sum(e.amount_minor) filter (where a.is_member) end as amount_minor
    from ledger.entry e join ledger.account a using (account_id) where e.transaction_id = t.transaction_id) s`;

/** The transactions of a site with numbers below one, or from the end of the book. */
export async function listTransactions(
  on: LedgerRunner,
  {
    siteId,
    below,
    limit,
  }: { readonly siteId: number; readonly below: number | null; readonly limit: number },
): Promise<TransactionPage> {
  const start = below ?? (await numberAfterLast(on));
  const rows = await on.run(
    {
      name: 'ledger.transactions_of_site',
      text: `select ${listedColumns}
        from (
          select t.* from ledger.transaction t
          where t.transaction_id < $2::bigint and t.transaction_id >= $2::bigint - ${lookedAt} and (
            select a.site_id from ledger.entry e join ledger.account a using (account_id)
            where e.transaction_id = t.transaction_id order by e.leg limit 1) = $1
          order by t.transaction_id desc limit $3) t
        ${legsInSum} order by t.transaction_id desc`,
    },
    [siteId, start, limit],
  );
  const last = rows.at(-1);
  const nextBelow = rows.length === limit && last ? Number(last['transaction_id']) : start - lookedAt;
  return { transactions: rows.map(listedOf), nextBelow: nextBelow > 1 ? nextBelow : null };
}

/** The transactions of a site that are known by one of these keys, in whichever scope, or by a number. */
export async function findTransactions(
  on: LedgerRunner,
  {
    siteId,
    keys,
    number,
    limit,
  }: {
    readonly siteId: number;
    readonly keys: readonly string[];
    readonly number: number | null;
    readonly limit: number;
  },
): Promise<readonly ListedTransaction[]> {
  const rows = await on.run(
    {
      name: 'ledger.transactions_by_key',
      // scopes are few: each is found by going on from the one before
      text: `with recursive scope (scope) as (
          select min(t.scope) from ledger.transaction t
          union all
          select (select min(t.scope) from ledger.transaction t where t.scope > s.scope)
          from scope s where s.scope is not null
        )
        select ${listedColumns}
        from (
          select t.* from ledger.transaction t where t.transaction_id = $3
          union
          select t.* from scope s join ledger.transaction t on t.scope = s.scope and t.key = any ($2::text[])
          limit $4) t
        ${legsInSum} where s.site_id = $1 order by t.transaction_id desc`,
    },
    [siteId, keys, number, limit],
  );
  return rows.map(listedOf);
}

/** When each of these keys of a scope was booked; those that were not are left out. */
export async function listTimes(
  on: LedgerRunner,
  scope: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (keys.length === 0) return new Map();
  const rows = await on.run(
    {
      name: 'ledger.times_by_key',
      text: `select key, ${msOf('created_at')} as created_at_ms
        from ledger.transaction where scope = $1 and key = any ($2::text[])`,
    },
    [scope, keys],
  );
  return new Map(rows.map((row) => [row['key'] ?? '', new Date(Number(row['created_at_ms']))]));
}

/** The number of the last transaction before a time; 0 when there is none. */
export async function numberBefore(on: LedgerRunner, time: Date): Promise<number> {
  const rows = await on.run(
    { name: 'ledger.number_before', text: 'select ledger.number_before($1)::text as number' },
    [time],
  );
  return Number(rows[0]?.['number'] ?? 0);
}

export async function numberAfterLast(on: LedgerRunner): Promise<number> {
  const rows = await on.run(
    {
      name: 'ledger.number_after_last',
      text: 'select (coalesce(max(transaction_id), 0) + 1)::text as number from ledger.transaction',
    },
    [],
  );
  return Number(rows[0]?.['number'] ?? 1);
}

/** Columns that `accountOf` reads. */
export function accountColumns(alias: string): string {
  return [
    'account_id::text',
    'site_id::text',
    'kind as account_kind',
    'member_id::text',
    'gp_id',
    'psp_id',
    'currency',
  ]
    .map((column) => `${alias}.${column}`)
    .join(', ');
}

export function accountOf(row: LedgerRow): BookAccount {
  return {
    accountId: Number(row['account_id']),
    siteId: Number(row['site_id']),
    // accounts of other kinds are opened by nobody yet
    kind: row['account_kind'] as AccountKind,
    memberId: numberOrNull(row['member_id']),
    gpId: row['gp_id'] ?? null,
    pspId: row['psp_id'] ?? null,
    currency: row['currency'] ?? '',
  };
}

export function msOf(column: string): string {
  return `floor(extract(epoch from ${column}) * 1000)::bigint::text`;
}

function headOf(row: LedgerRow): TransactionHead {
  return {
    transactionId: Number(row['transaction_id']),
    kind: row['kind'] ?? '',
    scope: row['scope'] ?? '',
    key: row['key'] ?? '',
    createdAt: new Date(Number(row['created_at_ms'])),
  };
}

function listedOf(row: LedgerRow): ListedTransaction {
  return {
    ...headOf(row),
    currency: row['currency'] ?? '',
    memberId: numberOrNull(row['member_id']),
    amountMinor: minorOf(row['amount_minor']),
  };
}

function numberOrNull(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : Number(text);
}
