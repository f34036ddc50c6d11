import { sql as raw } from 'kysely';
import { currencySchema } from '@halls/contract';
import { csvMappingSchema, type CsvColumns } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { BookKey } from './bank-book.deps.ts';

export interface Book extends BookKey {
  /** That files have to be of; empty where any will do. */
  readonly account: string;
  readonly csv: CsvColumns | null;
}

export interface BookState extends Book {
  readonly openDays: number;
  readonly firstOpenDay: string | null;
  readonly lastDay: string | null;
  readonly openCases: number;
  readonly explainedCases: number;
}

const mostBooks = 1_000;

export async function findBook(sql: SqlOrTransaction, { pspId, currency }: BookKey): Promise<Book> {
  const { rows } = await raw<{ account: string; csv: unknown }>`
    select account, csv from bankbook.book where psp_id = ${pspId} and currency = ${currency} limit 1`.execute(
    sql,
  );
  const [row] = rows;
  return { pspId, currency, account: row?.account ?? '', csv: readCsv(row?.csv) };
}

/** Held until the transaction ends: whoever writes the book waits for the other. */
export async function lockBook(transaction: SqlTransaction, { pspId, currency }: BookKey): Promise<void> {
  await raw`
    insert into bankbook.book (psp_id, currency) values (${pspId}, ${currency}) on conflict do nothing`.execute(
    transaction,
  );
  await raw`
    select psp_id from bankbook.book where psp_id = ${pspId} and currency = ${currency} for update`.execute(
    transaction,
  );
}

export async function saveBook(transaction: SqlTransaction, book: Book): Promise<void> {
  await raw`
    update bankbook.book set account = ${book.account}, csv = ${book.csv && JSON.stringify(book.csv)}::jsonb
    where psp_id = ${book.pspId} and currency = ${book.currency}`.execute(transaction);
}

/** Books that were written in or set up, with what is open of them. */
export async function listBooks(sql: Sql): Promise<BookState[]> {
  const { rows } = await raw<{
    psp_id: string;
    currency: string;
    account: string;
    csv: unknown;
    open_days: number;
    first_open_day: string | null;
    last_day: string | null;
    open_cases: number;
    explained_cases: number;
  }>`
    select k.psp_id, k.currency, k.account, k.csv, d.open_days, d.first_open_day, d.last_day, b.open_cases, b.explained_cases
    from bankbook.book k
    cross join lateral (
      select count(*) filter (where state = 'open')::int as open_days,
        (min(day) filter (where state = 'open'))::text as first_open_day, max(day)::text as last_day
      from bankbook.day where psp_id = k.psp_id and currency = k.currency
    ) d
    cross join lateral (
      select count(*) filter (where state = 'open')::int as open_cases,
        count(*) filter (where state = 'explained')::int as explained_cases
      from bankbook.break where psp_id = k.psp_id and currency = k.currency and state <> 'resolved'
    ) b
    order by k.psp_id, k.currency limit ${mostBooks}`.execute(sql);
  return rows.map((row) => ({
    pspId: row.psp_id,
    currency: currencySchema.parse(row.currency),
    account: row.account,
    csv: readCsv(row.csv),
    openDays: row.open_days,
    firstOpenDay: row.first_open_day,
    lastDay: row.last_day,
    openCases: row.open_cases,
    explainedCases: row.explained_cases,
  }));
}

function readCsv(stored: unknown): CsvColumns | null {
  return stored ? csvMappingSchema.parse(stored) : null;
}
