import { sql as raw } from 'kysely';
import type pg from 'pg';
import type { Currency } from '@halls/contract';
import type { RefundState } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { ServiceState } from '../service/payment-service.ts';

export interface StoredRefund {
  readonly refundId: string;
  /** The deposit's, as its service knows it. */
  readonly toldOrderId: string;
  readonly pspId: string;
  readonly paymentRef: string;
  readonly currency: Currency;
  readonly amountMinor: bigint;
  readonly state: RefundState;
  readonly tries: number;
}

const columns = [
  'refund_id',
  'told_order_id',
  'psp_id',
  'payment_ref',
  'currency',
  'amount_minor',
  'state',
  'tries',
] as const;

export interface NewRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly amountMinor: bigint;
  readonly changeRequestId: number;
  readonly operatorId: number;
  readonly reason: string;
  readonly now: Date;
}

/** Holds its money and notes it; `asked`, or why not. */
export async function requestRefund(transaction: SqlTransaction, refund: NewRefund) {
  const { rows } = await raw<{
    outcome: 'asked' | 'not_credited' | 'under_way' | 'too_much' | 'insufficient';
  }>`
    select cashier.request_refund(${refund.refundId}, ${refund.orderId}, ${refund.amountMinor.toString()},
      ${refund.changeRequestId}, ${refund.operatorId}, ${refund.reason}, ${refund.now}) as outcome`.execute(
    transaction,
  );
  const [row] = rows;
  if (!row) throw new Error(`refund ${refund.refundId}: nothing was answered`);
  return row.outcome;
}

/** False where somebody was quicker: judge again. */
export async function moveRefund(
  pool: pg.Pool,
  from: Pick<StoredRefund, 'refundId' | 'state'>,
  step: {
    readonly to: Exclude<RefundState, 'asked'>;
    readonly pspRef?: string;
    readonly refundRef?: string;
    readonly refusalCode?: string;
    readonly messageId: string | null;
    readonly now: Date;
    /** No matter where it is decided. */
    readonly nextAt: Date;
  },
): Promise<boolean> {
  const { rows } = await pool.query<{ is_moved: boolean }>({
    name: 'cashier.move_refund',
    text: 'select cashier.move_refund($1, $2, $3, $4, $5, $6, $7, $8, $9) as is_moved',
    values: [
      ...[from.refundId, from.state, step.to, step.pspRef ?? null, step.refundRef ?? null],
      ...[step.refusalCode ?? null, step.messageId, step.now, step.nextAt],
    ],
  });
  return rows[0]?.is_moved === true;
}

/** Null where that service was never asked for it. */
export async function findRefund(
  sql: Sql,
  which: { readonly pspId: string; readonly refundId: string },
): Promise<StoredRefund | null> {
  const row = await sql
    .selectFrom('cashier.refund')
    .select(columns)
    .where('refund_id', '=', which.refundId)
    .where('psp_id', '=', which.pspId)
    .executeTakeFirst();
  return row ? readRefund(row) : null;
}

/** Takes those whose time has come, oldest first; nobody else takes them before `claimedUntil`. */
export async function claimDueRefunds(
  sql: Sql,
  options: { readonly now: Date; readonly claimedUntil: Date; readonly limit: number },
): Promise<StoredRefund[]> {
  if (options.limit <= 0) return [];
  const rows = await sql
    .updateTable('cashier.refund')
    .set({ tries: raw<number>`tries + 1`, next_at: options.claimedUntil })
    .where('refund_id', 'in', (due) =>
      due
        .selectFrom('cashier.refund as waiting')
        .select('waiting.refund_id')
        .where('waiting.next_at', '<=', options.now)
        .orderBy('waiting.next_at')
        .limit(options.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute();
  return rows.map(readRefund);
}

/** When one that its service has and has not decided is asked about next, and how the service calls it. */
export async function scheduleRefund(
  sql: Sql,
  refundId: string,
  next: { readonly at: Date; readonly pspRef: string | null },
): Promise<void> {
  await sql
    .updateTable('cashier.refund')
    .set({ next_at: next.at, psp_ref: raw<string | null>`coalesce(psp_ref, ${next.pspRef})` })
    .where('refund_id', '=', refundId)
    .where('state', 'in', ['sending', 'unknown'])
    .execute();
}

/** Has what a service has of a deposit's refunds asked about at once, unless it is being sent or asked about. */
export async function askRefundsSoon(
  sql: Sql,
  { pspId, orderId, now }: { readonly pspId: string; readonly orderId: string; readonly now: Date },
): Promise<void> {
  await sql
    .updateTable('cashier.refund')
    .set({ next_at: now })
    .where('told_order_id', '=', orderId)
    .where('psp_id', '=', pspId)
    .where('state', 'in', ['sending', 'unknown'])
    // whoever sends it first has time to
    .where((where) => where.or([where('state', '=', 'unknown'), where('tries', '>', 0)]))
    .where('next_at', '>', now)
    .execute();
}

/** Lets what waits between two tries be taken up: for the node that takes over from one that died. */
export async function wakeRefunds(sql: Sql, now: Date): Promise<void> {
  await sql
    .updateTable('cashier.refund')
    .set({ next_at: now })
    .where('state', 'in', ['asked', 'unknown'])
    .where('next_at', '>', now)
    .execute();
}

/** What of a credited deposit may be given back, and whether its service does that. */
export async function readRefundable(
  sql: SqlOrTransaction,
  orderId: string,
): Promise<{
  readonly leftMinor: bigint;
  readonly isUnderWay: boolean;
  readonly canRefund: boolean;
  readonly adapter: string;
  readonly serviceState: ServiceState;
} | null> {
  const { rows } = await raw<{
    left_minor: string;
    leaving_minor: string;
    can_refund: boolean;
    adapter: string;
    state: ServiceState;
  }>`
    select cashier.amount_left(d.order_id, d.received_minor)::text as left_minor,
      cashier.amount_leaving(d.order_id)::text as leaving_minor, coalesce(r.can_refund, false) as can_refund, p.adapter,
      p.state
    from cashier.deposit d join cashier.psp p using (psp_id)
      left join cashier.route r on r.method_id = d.method_id and r.psp_id = d.psp_id
    where d.order_id = ${orderId} and d.state = 'credited'`.execute(sql);
  const [row] = rows;
  return row
    ? {
        leftMinor: BigInt(row.left_minor),
        isUnderWay: row.leaving_minor !== '0',
        ...{ canRefund: row.can_refund, adapter: row.adapter, serviceState: row.state },
      }
    : null;
}

function readRefund(row: {
  refund_id: string;
  told_order_id: string;
  psp_id: string;
  payment_ref: string;
  currency: Currency;
  amount_minor: number | string;
  state: RefundState;
  tries: number;
}): StoredRefund {
  return {
    refundId: row.refund_id,
    toldOrderId: row.told_order_id,
    pspId: row.psp_id,
    paymentRef: row.payment_ref,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    state: row.state,
    tries: row.tries,
  };
}
