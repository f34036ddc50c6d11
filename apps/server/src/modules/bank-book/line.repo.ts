import { sql as raw } from 'kysely';
import { paidKinds, type PaidOrder } from '#modules/cashier';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { BookKey } from './bank-book.deps.ts';
import { subjectOf, type OrderSubject } from './match.rules.ts';

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
  /** Whose money it is. */
  readonly matched: { readonly kind: PaidOrder['kind']; readonly orderId: string } | null;
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
  matched_as: PaidOrder['kind'] | null;
  matched_order_id: string | null;
}

const columns = raw`line_no, line_id, booked_on::text, day::text, amount_minor::text, is_fee, reference, payer, text, order_id,
  psp_ref, matched_as, matched_order_id`;

/** Lines whose money our books have not, in the order in which they came; fees are nobody's. */
export async function listUnsettled(
  sql: Sql,
  { pspId, currency }: BookKey,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<BookLine[]> {
  const { rows } = await raw<Row>`
    select ${columns} from bankbook.line
    where psp_id = ${pspId} and currency = ${currency} and settled_at is null and not is_fee and line_no > ${after}
    order by line_no limit ${limit}`.execute(sql);
  return rows.map(readLine);
}

/** Which of these orders have their line at the service, and which that is. */
export async function listTaken(
  sql: SqlOrTransaction,
  pspId: string,
  orders: readonly Pick<PaidOrder, 'orderId'>[],
): Promise<ReadonlyMap<OrderSubject, number>> {
  const orderIds = [...new Set(orders.map(({ orderId }) => orderId))];
  if (orderIds.length === 0) return new Map();
  const { rows } = await raw<{ kind: PaidOrder['kind']; order_id: string; line_no: number }>`
    select matched_as as kind, matched_order_id as order_id, line_no from bankbook.line
    where psp_id = ${pspId} and matched_order_id = any(${orderIds}::text[])
    order by line_no limit ${orderIds.length * paidKinds.length}`.execute(sql);
  return new Map(rows.map((row) => [subjectOf({ kind: row.kind, orderId: row.order_id }), row.line_no]));
}

/** Whose money a line is, and when our books have it: as much as they say. */
export async function saveMatch(
  sql: Sql,
  lineNo: number,
  { kind, orderId, bookedAt, movedMinor }: PaidOrder,
): Promise<void> {
  await raw`
    update bankbook.line set matched_as = ${kind}, matched_order_id = ${orderId}, settled_at = ${bookedAt},
      settled_minor = ${bookedAt && movedMinor?.toString()}
    where line_no = ${lineNo} and settled_at is null`.execute(sql);
}

/** What the bank took for itself up to a day and nobody has booked. */
export async function sumFees(
  sql: SqlOrTransaction,
  { pspId, currency }: BookKey,
  day: string,
): Promise<bigint> {
  const { rows } = await raw<{ fees_minor: string }>`
    select coalesce(-sum(amount_minor), 0)::text as fees_minor from bankbook.line
    where psp_id = ${pspId} and currency = ${currency} and day <= ${day}::date and is_fee and settled_at is null
    limit 1`.execute(sql);
  return BigInt(rows[0]?.fees_minor ?? 0);
}

export async function settleFees(
  transaction: SqlTransaction,
  { pspId, currency }: BookKey,
  day: string,
  at: Date,
): Promise<void> {
  await raw`
    update bankbook.line set settled_at = ${at}, settled_minor = amount_minor
    where psp_id = ${pspId} and currency = ${currency} and day <= ${day}::date and is_fee
      and settled_at is null`.execute(transaction);
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
    matched:
      row.matched_as === null || row.matched_order_id === null
        ? null
        : { kind: row.matched_as, orderId: row.matched_order_id },
  };
}
