import type { Account } from './account.ts';
import type { LedgerRow, LedgerRunner } from './runner.ts';

/** What is asked of a member's account. Times are instants; none says from the first entry, or up to the last. */
export interface StatementQuery {
  readonly from?: Date | undefined;
  /** The first instant after the period. */
  readonly until?: Date | undefined;
  /** Of transactions of these kinds alone. */
  readonly kinds?: readonly string[] | undefined;
  /** Entries that added (1) or took (-1) alone. */
  readonly sign?: 1 | -1 | undefined;
  readonly gpId?: string | undefined;
  /** Also entries of nothing, such as the win of a lost round. */
  readonly withNothing?: boolean;
  /** Goes on below this version: `nextBelow` of the page before. */
  readonly below?: number | undefined;
  readonly limit: number;
}

export interface StatementEntry {
  /** Counts the account's entries from 1. */
  readonly version: number;
  readonly transactionId: number;
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint;
  /** Of its transaction. */
  readonly kind: string;
  /** Null where no provider had a part in it. */
  readonly gpId: string | null;
  readonly note: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

export interface StatementPage {
  /** The newest first. */
  readonly entries: readonly StatementEntry[];
  /** Where the next page goes on, which is there even when this one has few entries; null at the period's beginning. */
  readonly nextBelow: number | null;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
}

/** A page looks at no more entries than this, however rare what is asked for. */
const lookedAt = 5_000;

/** A page of a member's account; an account that was never opened has nothing. */
export async function readStatement(
  on: LedgerRunner,
  account: Account,
  asked: StatementQuery,
): Promise<StatementPage> {
  const period = await readPeriod(on, account, asked);
  if (!period) return { entries: [], nextBelow: null, openingMinor: 0n, closingMinor: 0n };
  const below = Math.min(asked.below ?? Infinity, period.lastAt + 1);
  const above = Math.max(period.firstAfter, below - 1 - lookedAt);
  const entries = await readEntries(on, period.accountId, { ...asked, above, below });
  const last = entries.at(-1);
  const nextBelow = entries.length === asked.limit && last ? last.version : above + 1;
  return {
    entries,
    nextBelow: nextBelow > period.firstAfter + 1 ? nextBelow : null,
    openingMinor: period.openingMinor,
    closingMinor: period.closingMinor,
  };
}

async function readPeriod(on: LedgerRunner, account: Account, { from, until }: StatementQuery) {
  const [row] = await on.run(
    {
      name: 'ledger.statement_period',
      text: `select a.account_id::text, p.first_after::text, p.last_at::text, p.opening_minor::text, p.closing_minor::text
        from ledger.find_account($1, $2, $3, $4, $5) a (account_id)
        cross join lateral ledger.statement_period(a.account_id, $6, $7) p`,
    },
    [
      account.siteId,
      account.kind,
      account.memberId,
      account.gpId,
      account.currency,
      from ?? null,
      until ?? null,
    ],
  );
  if (!row) return null;
  return {
    accountId: Number(row['account_id']),
    firstAfter: Number(row['first_after']),
    lastAt: Number(row['last_at']),
    openingMinor: BigInt(row['opening_minor'] ?? 0),
    closingMinor: BigInt(row['closing_minor'] ?? 0),
  };
}

async function readEntries(
  on: LedgerRunner,
  accountId: number,
  asked: StatementQuery & { above: number; below: number },
): Promise<StatementEntry[]> {
  const rows = await on.run(
    {
      name: 'ledger.statement',
      text: `select s.version::text, s.transaction_id::text, s.amount_minor::text, s.balance_after_minor::text, s.kind, s.gp_id, s.note::text,
          floor(extract(epoch from s.created_at) * 1000)::bigint::text as created_at_ms
        from ledger.statement($1, $2, $3, $4, $5, $6, $7, $8) s order by s.version desc`,
    },
    [
      accountId,
      asked.above,
      asked.below,
      asked.kinds ?? null,
      asked.sign ?? null,
      asked.gpId ?? null,
      asked.withNothing ?? false,
      asked.limit,
    ],
  );
  return rows.map(readEntry);
}

function readEntry(row: LedgerRow): StatementEntry {
  return {
    version: Number(row['version']),
    transactionId: Number(row['transaction_id']),
    amountMinor: BigInt(row['amount_minor'] ?? 0),
    balanceAfterMinor: BigInt(row['balance_after_minor'] ?? 0),
    kind: row['kind'] ?? '',
    gpId: row['gp_id'] ?? null,
    note: JSON.parse(row['note'] ?? '{}') as Record<string, unknown>,
    createdAt: new Date(Number(row['created_at_ms'])),
  };
}
