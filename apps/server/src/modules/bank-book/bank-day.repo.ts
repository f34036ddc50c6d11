import { sql as raw } from 'kysely';
import type { BankDayState } from '@halls/contract/office';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { BookKey } from './bank-book.deps.ts';

export interface BankDayRow {
  readonly day: string;
  readonly state: BankDayState;
  readonly openingMinor: bigint;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
  readonly feesMinor: bigint;
  readonly closingMinor: bigint;
  readonly toldClosingMinor: bigint | null;
  readonly lines: number;
  readonly lateLines: number;
  readonly openCases: number;
  readonly explainedCases: number;
  /** Of a closed one. */
  readonly closed: {
    readonly at: Date;
    readonly operatorId: number;
    readonly floatMinor: bigint;
    readonly onTheWayMinor: bigint;
    readonly casesMinor: bigint;
  } | null;
}

interface Row {
  day: string;
  state: BankDayState;
  opening_minor: string;
  in_minor: string;
  out_minor: string;
  fees_minor: string;
  closing_minor: string;
  told_closing_minor: string | null;
  lines: number;
  late_lines: number;
  open_cases: number;
  explained_cases: number;
  closed_at: Date | null;
  closed_by: number | null;
  float_minor: string | null;
  on_the_way_minor: string | null;
  cases_minor: string | null;
}

/**
 * Days of a book, the latest first. A closed one says what it said when it was closed; an open one goes on from the one
 * before, with what its lines come to.
 */
export async function listBankDays(
  sql: SqlOrTransaction,
  { pspId, currency }: BookKey,
  asked: { readonly below: string | null; readonly limit: number },
): Promise<BankDayRow[]> {
  const { rows } = await raw<Row>`
    with summed as (
      select d.*, l.in_minor as came_in, l.out_minor as went_out, l.fees_minor as taken, l.moved_minor, l.lines, l.late_lines
      from bankbook.day d
      cross join lateral (
        select coalesce(sum(n.amount_minor) filter (where n.amount_minor > 0 and not n.is_fee), 0) as in_minor,
          coalesce(-sum(n.amount_minor) filter (where n.amount_minor <= 0 and not n.is_fee), 0) as out_minor,
          coalesce(-sum(n.amount_minor) filter (where n.is_fee), 0) as fees_minor,
          coalesce(sum(n.amount_minor), 0) as moved_minor, count(*)::int as lines,
          (count(*) filter (where n.day <> n.booked_on))::int as late_lines
        from bankbook.line n where n.psp_id = d.psp_id and n.currency = d.currency and n.day = d.day
      ) l
      where d.psp_id = ${pspId} and d.currency = ${currency}
    ), begun as (
      select coalesce(
        (select s.closing_minor from summed s where s.state = 'closed' order by s.day desc limit 1),
        (select s.told_opening_minor from summed s order by s.day limit 1), 0) as minor
    ), chained as (
      select s.*, begun.minor + sum(s.moved_minor) over (partition by s.state order by s.day) as reaches from summed s, begun
    )
    select c.day::text, c.state,
      (case c.state when 'closed' then c.opening_minor else c.reaches - c.moved_minor end)::text as opening_minor,
      (case c.state when 'closed' then c.in_minor else c.came_in end)::text as in_minor,
      (case c.state when 'closed' then c.out_minor else c.went_out end)::text as out_minor,
      (case c.state when 'closed' then c.fees_minor else c.taken end)::text as fees_minor,
      (case c.state when 'closed' then c.closing_minor else c.reaches end)::text as closing_minor,
      c.told_closing_minor::text, c.lines, c.late_lines, b.open_cases, b.explained_cases, c.closed_at, c.closed_by,
      c.float_minor::text, c.on_the_way_minor::text, c.cases_minor::text
    from chained c
    cross join lateral (
      select count(*) filter (where k.state = 'open')::int as open_cases,
        count(*) filter (where k.state = 'explained')::int as explained_cases
      from bankbook.break k where k.psp_id = c.psp_id and k.currency = c.currency and k.day = c.day
    ) b
    where ${asked.below}::date is null or c.day < ${asked.below}::date
    order by c.day desc limit ${asked.limit}`.execute(sql);
  return rows.map(readDay);
}

function readDay(row: Row): BankDayRow {
  const { closed_at: at, closed_by: operatorId } = row;
  return {
    day: row.day,
    state: row.state,
    openingMinor: BigInt(row.opening_minor),
    inMinor: BigInt(row.in_minor),
    outMinor: BigInt(row.out_minor),
    feesMinor: BigInt(row.fees_minor),
    closingMinor: BigInt(row.closing_minor),
    toldClosingMinor: row.told_closing_minor === null ? null : BigInt(row.told_closing_minor),
    lines: row.lines,
    lateLines: row.late_lines,
    openCases: row.open_cases,
    explainedCases: row.explained_cases,
    closed:
      at && operatorId !== null
        ? {
            ...{ at, operatorId, floatMinor: BigInt(row.float_minor ?? 0) },
            onTheWayMinor: BigInt(row.on_the_way_minor ?? 0),
            casesMinor: BigInt(row.cases_minor ?? 0),
          }
        : null,
  };
}

/** What the account had before a day, by the last one that the book has before it; null where there is none. */
export async function findClosingBefore(
  sql: SqlOrTransaction,
  key: BookKey,
  day: string,
): Promise<bigint | null> {
  const [before] = await listBankDays(sql, key, { below: day, limit: 1 });
  return before?.closingMinor ?? null;
}

/** Where a book begins: its first day, and what the bank had before it. */
export async function findBeginning(
  sql: SqlOrTransaction,
  { pspId, currency }: BookKey,
): Promise<{ readonly day: string; readonly openingMinor: bigint } | null> {
  const { rows } = await raw<{ day: string; opening_minor: string }>`
    select day::text, coalesce(opening_minor, told_opening_minor, 0)::text as opening_minor from bankbook.day
    where psp_id = ${pspId} and currency = ${currency} order by day limit 1`.execute(sql);
  return rows[0] ? { day: rows[0].day, openingMinor: BigInt(rows[0].opening_minor) } : null;
}

/**
 * What stands between a book and the ledger until the end of a day: money that one side booked by then and the other did
 * not, fees among it that nobody has booked, and cases that do not agree.
 */
export async function sumBetween(
  sql: SqlOrTransaction,
  { pspId, currency }: BookKey,
  { day, from, until }: { readonly day: string; readonly from: Date; readonly until: Date },
): Promise<{ readonly onTheWayMinor: bigint; readonly casesMinor: bigint; readonly openCases: number }> {
  const { rows } = await raw<{ on_the_way: string; cases: string; open_cases: number }>`
    select (
        select coalesce(sum(case when l.day <= ${day}::date then 1 else -1 end * coalesce(l.settled_minor, l.amount_minor)),
          0)::text
        from bankbook.line l
        where l.psp_id = ${pspId} and l.currency = ${currency} and (l.settled_at is not null or l.is_fee)
          and (l.day <= ${day}::date) <> coalesce(l.settled_at >= ${from} and l.settled_at < ${until}, false)
      ) as on_the_way, coalesce(sum(coalesce(b.theirs_minor, 0) - coalesce(b.ours_minor, 0)), 0)::text as cases,
      (count(*) filter (where b.state = 'open'))::int as open_cases
    from bankbook.break b
    where b.psp_id = ${pspId} and b.currency = ${currency} and b.day <= ${day}::date and not b.is_agreed
    limit 1`.execute(sql);
  return {
    onTheWayMinor: BigInt(rows[0]?.on_the_way ?? 0),
    casesMinor: BigInt(rows[0]?.cases ?? 0),
    openCases: rows[0]?.open_cases ?? 0,
  };
}

/** For ever. */
export async function closeDay(
  transaction: SqlTransaction,
  { pspId, currency }: BookKey,
  row: BankDayRow,
  closed: NonNullable<BankDayRow['closed']> & { readonly changeRequestId: number },
): Promise<void> {
  await raw`
    update bankbook.day set state = 'closed', opening_minor = ${row.openingMinor.toString()},
      in_minor = ${row.inMinor.toString()}, out_minor = ${row.outMinor.toString()}, fees_minor = ${row.feesMinor.toString()},
      closing_minor = ${row.closingMinor.toString()}, float_minor = ${closed.floatMinor.toString()},
      on_the_way_minor = ${closed.onTheWayMinor.toString()}, cases_minor = ${closed.casesMinor.toString()},
      closed_at = ${closed.at}, closed_by = ${closed.operatorId}, change_request_id = ${closed.changeRequestId}
    where psp_id = ${pspId} and currency = ${currency} and day = ${row.day}::date and state = 'open'`.execute(
    transaction,
  );
}
