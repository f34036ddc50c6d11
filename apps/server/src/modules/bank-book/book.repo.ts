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
  readonly asked: Asked;
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

/** How far a service was asked for its statements. */
export interface Asked {
  /** The last day that it has told. */
  readonly until: string | null;
  /** In vain, for the next one. */
  readonly tries: number;
  readonly againAt: Date | null;
  readonly why: string | null;
}

export async function findAsked(sql: SqlOrTransaction, { pspId, currency }: BookKey): Promise<Asked> {
  const { rows } = await raw<Asked>`
    select asked_until::text as until, ask_tries as tries, ask_at as "againAt", ask_why as why from bankbook.book
    where psp_id = ${pspId} and currency = ${currency} limit 1`.execute(sql);
  return rows[0] ?? { until: null, tries: 0, againAt: null, why: null };
}

export async function saveAsked(
  sql: SqlOrTransaction,
  { pspId, currency }: BookKey,
  { until, tries, againAt, why }: Asked,
): Promise<void> {
  await raw`
    insert into bankbook.book (psp_id, currency, asked_until, ask_tries, ask_at, ask_why)
    values (${pspId}, ${currency}, ${until}, ${tries}, ${againAt}, ${why})
    on conflict (psp_id, currency) do update set asked_until = excluded.asked_until, ask_tries = excluded.ask_tries,
      ask_at = excluded.ask_at, ask_why = excluded.ask_why`.execute(sql);
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
    asked_until: string | null;
    ask_tries: number;
    ask_at: Date | null;
    ask_why: string | null;
  }>`
    select k.psp_id, k.currency, k.account, k.csv, d.open_days, d.first_open_day, d.last_day, b.open_cases, b.explained_cases,
      k.asked_until::text, k.ask_tries, k.ask_at, k.ask_why
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
    asked: { until: row.asked_until, tries: row.ask_tries, againAt: row.ask_at, why: row.ask_why },
  }));
}

function readCsv(stored: unknown): CsvColumns | null {
  return stored ? csvMappingSchema.parse(stored) : null;
}
