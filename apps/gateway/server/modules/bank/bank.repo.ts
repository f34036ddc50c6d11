import { sql as raw, type Selectable } from 'kysely';
import type { Currency } from '@halls/contract';
import type { GatewayTables, Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type {
  BankOrder,
  DepositMood,
  MoveKind,
  OrderKind,
  OrderState,
  Payment,
  PayoutMood,
} from './bank.rules.ts';

const orderColumns = [
  'psp_ref',
  'operator_id',
  'kind',
  'order_id',
  'attempt',
  'state',
  'refusal_code',
  'body_hash',
  'method',
  'currency',
  'amount_minor',
  'payer',
  'instruction',
  'expires_at',
  'return_url',
  'message_url',
  'created_at',
  'of_order_id',
  'of_ref',
] as const;

/** Which order of an operator's; a deposit has one attempt. */
export interface OrderKey {
  readonly operatorId: string;
  readonly kind: OrderKind;
  readonly orderId: string;
  readonly attempt: number;
}

/** False when there is one under its key. */
export async function insertOrder(transaction: SqlTransaction, order: BankOrder): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('gateway.bank_order')
    .values({
      psp_ref: order.pspRef,
      operator_id: order.operatorId,
      kind: order.kind,
      order_id: order.orderId,
      attempt: order.attempt,
      state: order.state,
      refusal_code: order.refusalCode,
      body_hash: order.bodyHash,
      method: order.method,
      currency: order.currency,
      amount_minor: order.amountMinor.toString(),
      payer: order.payer,
      instruction: order.instruction && JSON.stringify(order.instruction),
      expires_at: order.expiresAt,
      return_url: order.returnUrl,
      message_url: order.messageUrl,
      created_at: order.createdAt,
      changed_at: order.createdAt,
      of_order_id: order.of?.orderId ?? null,
      of_ref: order.of?.paymentRef ?? null,
    })
    .onConflict((conflict) => conflict.columns(['operator_id', 'kind', 'order_id', 'attempt']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findOrder(sql: SqlOrTransaction, key: OrderKey): Promise<BankOrder | null> {
  const row = await sql
    .selectFrom('gateway.bank_order')
    .select(orderColumns)
    .where('operator_id', '=', key.operatorId)
    .where('kind', '=', key.kind)
    .where('order_id', '=', key.orderId)
    .where('attempt', '=', key.attempt)
    .executeTakeFirst();
  return row ? readOrder(row) : null;
}

export async function findByRef(sql: SqlOrTransaction, pspRef: string): Promise<BankOrder | null> {
  const row = await sql
    .selectFrom('gateway.bank_order')
    .select(orderColumns)
    .where('psp_ref', '=', pspRef)
    .executeTakeFirst();
  return row ? readOrder(row) : null;
}

/** The last attempt of whatever has this number. */
export async function findByOrderId(sql: Sql, orderId: string): Promise<BankOrder | null> {
  const row = await sql
    .selectFrom('gateway.bank_order')
    .select(orderColumns)
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .orderBy('psp_ref')
    .limit(1)
    .executeTakeFirst();
  return row ? readOrder(row) : null;
}

/** Held until the transaction ends. */
export async function lockByRef(transaction: SqlTransaction, pspRef: string): Promise<BankOrder | null> {
  const row = await transaction
    .selectFrom('gateway.bank_order')
    .select(orderColumns)
    .where('psp_ref', '=', pspRef)
    .forUpdate()
    .executeTakeFirst();
  return row ? readOrder(row) : null;
}

export async function listNewest(sql: Sql, limit: number): Promise<BankOrder[]> {
  const rows = await sql
    .selectFrom('gateway.bank_order')
    .select(orderColumns)
    .where('state', '<>', 'question')
    .orderBy('created_at', 'desc')
    .orderBy('psp_ref')
    .limit(limit)
    .execute();
  return rows.map(readOrder);
}

export async function writeState(
  transaction: SqlTransaction,
  pspRef: string,
  to: { readonly state: OrderState; readonly refusalCode: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('gateway.bank_order')
    .set({ state: to.state, refusal_code: to.refusalCode, changed_at: to.now })
    .where('psp_ref', '=', pspRef)
    .execute();
}

export async function writeExpiry(transaction: SqlTransaction, pspRef: string, at: Date): Promise<void> {
  await transaction
    .updateTable('gateway.bank_order')
    .set({ expires_at: at, changed_at: at })
    .where('psp_ref', '=', pspRef)
    .execute();
}

export async function insertPayment(
  transaction: SqlTransaction,
  pspRef: string,
  { paymentRef, currency, amountMinor, paidAt, kind, ofRef }: Payment,
): Promise<void> {
  await transaction
    .insertInto('gateway.payment')
    .values({
      payment_ref: paymentRef,
      psp_ref: pspRef,
      currency,
      amount_minor: amountMinor.toString(),
      paid_at: paidAt,
      kind,
      of_ref: ofRef,
    })
    .execute();
}

const mostPayments = 60;

/** Of an order, in their order. */
export async function listPayments(sql: SqlOrTransaction, pspRef: string): Promise<Payment[]> {
  const rows = await sql
    .selectFrom('gateway.payment')
    .select(['payment_ref', 'currency', 'amount_minor', 'paid_at', 'kind', 'of_ref'])
    .where('psp_ref', '=', pspRef)
    .orderBy('payment_id')
    .limit(mostPayments)
    .execute();
  return rows.map((row) => ({
    paymentRef: row.payment_ref,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    paidAt: row.paid_at,
    kind: row.kind,
    ofRef: row.of_ref,
  }));
}

/** What the bank holds for an operator in a currency before a moment. */
export async function balanceBefore(
  sql: Sql,
  { operatorId, currency, before }: { operatorId: string; currency: Currency; before: Date },
): Promise<bigint> {
  const row = await sql
    .selectFrom('gateway.payment as payment')
    .innerJoin('gateway.bank_order as bank_order', 'bank_order.psp_ref', 'payment.psp_ref')
    .select(raw<string>`coalesce(sum(payment.amount_minor), 0)::text`.as('amount_minor'))
    .where('bank_order.operator_id', '=', operatorId)
    .where('payment.currency', '=', currency)
    .where('payment.paid_at', '<', before)
    .executeTakeFirstOrThrow();
  return BigInt(row.amount_minor);
}

export interface StatementLine extends Omit<Payment, 'kind' | 'ofRef'> {
  readonly paymentId: number;
  readonly orderId: string;
  readonly kind: OrderKind;
  readonly movedAs: MoveKind;
  readonly pspRef: string;
}

/** What came and went from one moment to another, after a line, oldest first. */
export async function listLines(
  sql: Sql,
  asked: {
    readonly operatorId: string;
    readonly currency: Currency;
    readonly from: Date;
    readonly to: Date;
    readonly afterId: number;
    readonly limit: number;
  },
): Promise<StatementLine[]> {
  const rows = await sql
    .selectFrom('gateway.payment as payment')
    .innerJoin('gateway.bank_order as bank_order', 'bank_order.psp_ref', 'payment.psp_ref')
    .select(['payment.payment_id', 'payment.payment_ref', 'payment.currency', 'payment.amount_minor'])
    .select(['payment.paid_at', 'payment.psp_ref', 'payment.kind as moved_as'])
    .select(['bank_order.order_id', 'bank_order.kind'])
    .where('bank_order.operator_id', '=', asked.operatorId)
    .where('payment.currency', '=', asked.currency)
    .where('payment.paid_at', '>=', asked.from)
    .where('payment.paid_at', '<', asked.to)
    .where('payment.payment_id', '>', asked.afterId)
    .orderBy('payment.payment_id')
    .limit(asked.limit)
    .execute();
  return rows.map((row) => ({
    paymentId: row.payment_id,
    paymentRef: row.payment_ref,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    paidAt: row.paid_at,
    pspRef: row.psp_ref,
    orderId: row.order_id,
    kind: row.kind,
    movedAs: row.moved_as,
  }));
}

const journalShown = 10_000;

/** The bank's book from its beginning: what was paid, for which order. */
export async function listJournal(sql: Sql) {
  const rows = await sql
    .selectFrom('gateway.payment as payment')
    .innerJoin('gateway.bank_order as bank_order', 'bank_order.psp_ref', 'payment.psp_ref')
    .select(['payment.payment_ref', 'payment.psp_ref', 'payment.currency'])
    .select(['bank_order.kind', 'bank_order.order_id', 'bank_order.attempt'])
    .select(raw<string>`payment.amount_minor::text`.as('amount'))
    .orderBy('payment.payment_id')
    .limit(journalShown)
    .execute();
  return rows;
}

export interface Mood {
  readonly deposits: DepositMood;
  readonly payouts: PayoutMood;
  readonly holdsMessages: boolean;
}

export async function readMood(sql: SqlOrTransaction): Promise<Mood> {
  const row = await sql
    .selectFrom('gateway.mood')
    .select(['deposits', 'payouts', 'holds_messages'])
    .executeTakeFirstOrThrow();
  return { deposits: row.deposits, payouts: row.payouts, holdsMessages: row.holds_messages };
}

export async function writeMood(sql: Sql, mood: Mood): Promise<void> {
  await sql
    .updateTable('gateway.mood')
    .set({ deposits: mood.deposits, payouts: mood.payouts, holds_messages: mood.holdsMessages })
    .execute();
}

function readOrder(
  row: Pick<Selectable<GatewayTables['gateway.bank_order']>, (typeof orderColumns)[number]>,
): BankOrder {
  return {
    pspRef: row.psp_ref,
    operatorId: row.operator_id,
    kind: row.kind,
    orderId: row.order_id,
    attempt: row.attempt,
    state: row.state,
    refusalCode: row.refusal_code,
    bodyHash: row.body_hash,
    method: row.method,
    currency: row.currency,
    amountMinor: BigInt(row.amount_minor),
    payer: row.payer,
    instruction: row.instruction,
    expiresAt: row.expires_at,
    returnUrl: row.return_url,
    messageUrl: row.message_url,
    createdAt: row.created_at,
    of:
      row.of_order_id === null || row.of_ref === null
        ? null
        : { orderId: row.of_order_id, paymentRef: row.of_ref },
  };
}
