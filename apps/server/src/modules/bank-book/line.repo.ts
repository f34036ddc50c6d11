import { sql as raw } from 'kysely';
import type { Sql, SqlOrTransaction } from '#platform/database.ts';
import type { BookKey } from './bank-book.deps.ts';

export interface BookLine {
  readonly lineNo: number;
  readonly lineId: string;
  readonly bookedOn: string;
  readonly day: string;
  readonly amountMinor: bigint;
  readonly isFee: boolean;
  readonly reference: string;
  readonly payer: string;
  readonly text: string;
  readonly orderId: string | null;
  readonly pspRef: string | null;
  readonly matchedOrderId: string | null;
}

interface Row {
  line_no: number;
  line_id: string;
  booked_on: string;
  day: string;
  amount_minor: string;
  is_fee: boolean;
  reference: string;
  payer: string;
  text: string;
  order_id: string | null;
  psp_ref: string | null;
  matched_order_id: string | null;
}

const columns = raw`line_no, line_id, booked_on::text, day::text, amount_minor::text, is_fee, reference, payer, text, order_id,
  psp_ref, matched_order_id`;

/** Lines whose money has not been found in a member's wallet, in the order in which they came. */
export async function listUnsettled(
  sql: Sql,
  { pspId, currency }: BookKey,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<BookLine[]> {
  const { rows } = await raw<Row>`
    select ${columns} from bankbook.line
    where psp_id = ${pspId} and currency = ${currency} and credited_at is null and line_no > ${after}
    order by line_no limit ${limit}`.execute(sql);
  return rows.map(readLine);
}

/** Which of these orders have their line, and which that is. */
export async function listTaken(
  sql: SqlOrTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await raw<{ order_id: string; line_no: number }>`
    select matched_order_id as order_id, line_no from bankbook.line
    where matched_order_id = any(${[...orderIds]}::text[]) order by line_no limit ${orderIds.length}`.execute(
    sql,
  );
  return new Map(rows.map((row) => [row.order_id, row.line_no]));
}

export async function saveMatch(
  sql: Sql,
  lineNo: number,
  match: {
    readonly orderId: string;
    readonly creditedAt: Date | null;
    readonly creditedMinor: bigint | null;
  },
): Promise<void> {
  await raw`
    update bankbook.line set matched_order_id = ${match.orderId}, credited_at = ${match.creditedAt},
      credited_minor = ${match.creditedMinor?.toString() ?? null}
    where line_no = ${lineNo} and credited_at is null`.execute(sql);
}

export async function listLines(
  sql: Sql,
  { pspId, currency }: BookKey,
  { day, after, limit }: { readonly day: string; readonly after: number; readonly limit: number },
): Promise<BookLine[]> {
  const { rows } = await raw<Row>`
    select ${columns} from bankbook.line
    where psp_id = ${pspId} and currency = ${currency} and day = ${day}::date and line_no > ${after}
    order by line_no limit ${limit}`.execute(sql);
  return rows.map(readLine);
}

export async function findLine(sql: Sql, lineNo: number): Promise<BookLine | null> {
  const { rows } =
    await raw<Row>`select ${columns} from bankbook.line where line_no = ${lineNo} limit 1`.execute(sql);
  return rows[0] ? readLine(rows[0]) : null;
}

function readLine(row: Row): BookLine {
  return {
    lineNo: row.line_no,
    lineId: row.line_id,
    bookedOn: row.booked_on,
    day: row.day,
    amountMinor: BigInt(row.amount_minor),
    isFee: row.is_fee,
    reference: row.reference,
    payer: row.payer,
    text: row.text,
    orderId: row.order_id,
    pspRef: row.psp_ref,
    matchedOrderId: row.matched_order_id,
  };
}
