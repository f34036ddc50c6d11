import { sql as raw } from 'kysely';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { BookKey } from './bank-book.deps.ts';
import type { KnownLine, ToldLine, ToldStatement } from './statement.rules.ts';

export interface NewLine {
  readonly lineId: string;
  readonly bookedOn: string;
  readonly valueOn: string;
  /** That it counts to. */
  readonly day: string;
  readonly amountMinor: bigint;
  readonly isFee: boolean;
  readonly reference: string;
  readonly payer: string;
  readonly text: string;
  readonly orderId: string | null;
  readonly pspRef: string | null;
}

/** Where a book stands: the last day that is closed, and the first that is not. */
export async function findEdge(
  sql: SqlOrTransaction,
  { pspId, currency }: BookKey,
): Promise<{ readonly closedUntil: string | null; readonly firstOpen: string | null }> {
  const { rows } = await raw<{ closed_until: string | null; first_open: string | null }>`
    select (max(day) filter (where state = 'closed'))::text as closed_until,
      (min(day) filter (where state = 'open'))::text as first_open
    from bankbook.day where psp_id = ${pspId} and currency = ${currency} limit 1`.execute(sql);
  return { closedUntil: rows[0]?.closed_until ?? null, firstOpen: rows[0]?.first_open ?? null };
}

/** What the book has of these lines, with what corrected them (`line#1`). */
export async function listKnown(
  sql: SqlOrTransaction,
  { pspId, currency }: BookKey,
  lines: readonly ToldLine[],
): Promise<ReadonlyMap<string, KnownLine>> {
  const lineIds = lines.map(({ lineId }) => lineId);
  const { rows } = await raw<{ line_id: string; amount_minor: string; times: number }>`
    select k.line_id, sum(k.amount_minor)::text as amount_minor, count(*)::int as times
    from (
      select l.line_id, l.amount_minor from bankbook.line l
      where l.psp_id = ${pspId} and l.currency = ${currency} and l.line_id = any(${lineIds}::text[])
      union all
      select split_part(l.line_id, '#', 1), l.amount_minor from bankbook.line l
      where l.psp_id = ${pspId} and l.currency = ${currency} and l.line_id like '%#%'
        and split_part(l.line_id, '#', 1) = any(${lineIds}::text[])
    ) k
    group by k.line_id order by k.line_id limit ${lineIds.length}`.execute(sql);
  return new Map(
    rows.map((row) => [row.line_id, { amountMinor: BigInt(row.amount_minor), times: row.times }]),
  );
}

export type StatementFormat = 'csv' | 'mt940' | 'camt053' | 'service';

/** Whether lines of a statement's days came from the other side: by the service itself, or by a file. */
export async function hasOtherSource(
  sql: SqlOrTransaction,
  { pspId, currency }: BookKey,
  { day, lines }: ToldStatement,
  format: StatementFormat,
): Promise<boolean> {
  const days = [...new Set([...lines.map(({ bookedOn }) => bookedOn), ...(day === null ? [] : [day])])];
  // no line counts to a day before its own: by that the index finds them
  const { rows } = await raw<{ is_other: boolean }>`
    select exists (
      select from bankbook.line l join bankbook.statement s using (statement_id)
      where l.psp_id = ${pspId} and l.currency = ${currency} and l.booked_on = any(${days}::date[])
        and l.day >= ${days.toSorted()[0] ?? null}::date
        and (s.format = 'service') <> ${format === 'service'}
    ) as is_other limit 1`.execute(sql);
  return rows[0]?.is_other === true;
}

/** What a statement says of open days; closed ones stay as they are. */
export async function saveDays(
  transaction: SqlTransaction,
  { pspId, currency }: BookKey,
  days: readonly {
    readonly day: string;
    readonly openingMinor: bigint | null;
    readonly closingMinor: bigint | null;
  }[],
): Promise<void> {
  const written = days.map(({ day, openingMinor, closingMinor }) => ({
    ...{ day, opening: openingMinor?.toString() ?? null, closing: closingMinor?.toString() ?? null },
  }));
  await raw`
    insert into bankbook.day as d (psp_id, currency, day, told_opening_minor, told_closing_minor)
    select ${pspId}, ${currency}, w.day, w.opening, w.closing
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as w (day date, opening bigint, closing bigint)
    on conflict (psp_id, currency, day) do update
      set told_opening_minor = coalesce(excluded.told_opening_minor, d.told_opening_minor),
          told_closing_minor = coalesce(excluded.told_closing_minor, d.told_closing_minor)
      where d.state = 'open'`.execute(transaction);
}

export async function insertStatement(
  transaction: SqlTransaction,
  { pspId, currency }: BookKey,
  statement: {
    readonly format: StatementFormat;
    readonly called: string;
    readonly sha256: string;
    readonly openingMinor: bigint;
    readonly closingMinor: bigint;
    readonly lines: number;
    readonly newLines: number;
    readonly operatorId: number | null;
    readonly now: Date;
  },
): Promise<number> {
  const { rows } = await raw<{ statement_id: number }>`
    insert into bankbook.statement (psp_id, currency, format, called, sha256, opening_minor, closing_minor, lines, new_lines,
      operator_id, kept_at)
    values (${pspId}, ${currency}, ${statement.format}, ${statement.called}, ${statement.sha256},
      ${statement.openingMinor.toString()}, ${statement.closingMinor.toString()}, ${statement.lines}, ${statement.newLines},
      ${statement.operatorId}, ${statement.now})
    returning statement_id`.execute(transaction);
  const id = rows[0]?.statement_id;
  if (id === undefined) throw new Error('a statement was not kept');
  return id;
}

/** Each once; those that are there stay as they are. */
export async function insertLines(
  transaction: SqlTransaction,
  { pspId, currency }: BookKey,
  statementId: number,
  lines: readonly NewLine[],
): Promise<void> {
  const written = lines.map((line) => ({
    ...{ line_id: line.lineId, booked_on: line.bookedOn, value_on: line.valueOn, day: line.day },
    ...{
      amount: line.amountMinor.toString(),
      is_fee: line.isFee,
      reference: line.reference,
      payer: line.payer,
    },
    ...{ text: line.text, order_id: line.orderId, psp_ref: line.pspRef },
  }));
  await raw`
    insert into bankbook.line (psp_id, currency, line_id, booked_on, value_on, day, amount_minor, is_fee, reference, payer,
      text, order_id, psp_ref, statement_id)
    select ${pspId}, ${currency}, w.line_id, w.booked_on, w.value_on, w.day, w.amount, w.is_fee, w.reference, w.payer,
      w.text, w.order_id, w.psp_ref, ${statementId}
    from rows from (jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as (
        line_id text, booked_on date, value_on date, day date, amount bigint, is_fee boolean, reference text, payer text,
        text text, order_id text, psp_ref text)) with ordinality as w (line_id, booked_on, value_on, day, amount, is_fee,
        reference, payer, text, order_id, psp_ref, place)
    order by w.place
    on conflict (psp_id, currency, line_id) do nothing`.execute(transaction);
}
