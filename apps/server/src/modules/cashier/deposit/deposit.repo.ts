import { CompiledQuery, sql as raw } from 'kysely';
import type pg from 'pg';
import type { Currency } from '@halls/contract';
import type { Instruction } from '@halls/contract/psp';
import type { PostArguments, WalletOwner } from '#modules/ledger';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { AmountRule, DepositNow, DepositState, StepCause } from './deposit.rules.ts';
import type { Payment } from '../service/payment-adapter.ts';

export interface StoredDeposit extends DepositNow {
  readonly orderId: string;
  readonly owner: WalletOwner;
  readonly pspId: string;
  readonly askAttempts: number;
  readonly changedAt: Date;
}

export const depositColumns = [
  'deposit.order_id',
  'deposit.site_id',
  'deposit.member_id',
  'deposit.currency',
  'deposit.psp_id',
  'deposit.asked_minor',
  'deposit.state',
  'deposit.payment_ref',
  'deposit.expires_at',
  'deposit.ask_attempts',
  'deposit.changed_at',
  'method.amount_rule',
] as const;

export interface NewDeposit {
  readonly orderId: string;
  readonly owner: WalletOwner;
  readonly methodId: number;
  readonly pspId: string;
  readonly clientKey: string;
  readonly requestHash: Buffer;
  /** Null for what the member opens. */
  readonly secretHash: Buffer | null;
  readonly askedMinor: bigint;
  readonly mostOpen: number;
  readonly mostUnpaid: number;
  readonly offerClaimId: number | null;
  readonly now: Date;
  readonly nextAskAt: Date;
}

export type OpenOutcome =
  | { readonly outcome: 'opened' | 'known' | 'conflict'; readonly orderId: string }
  | { readonly outcome: 'too_many' }
  | { readonly outcome: 'no_claim' };

/** Notes a deposit before its service is asked, once for each key of the member's. */
export async function insertDeposit(pool: pg.Pool, deposit: NewDeposit): Promise<OpenOutcome> {
  const { owner } = deposit;
  const { rows } = await pool.query<{
    outcome: 'opened' | 'known' | 'conflict' | 'too_many' | 'no_claim';
    order_id: string;
  }>({
    name: 'cashier.open_deposit',
    text: `select outcome, order_id
      from cashier.open_deposit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    values: [
      ...[deposit.orderId, owner.siteId, owner.memberId, owner.currency, deposit.methodId, deposit.pspId],
      ...[deposit.clientKey, deposit.requestHash, deposit.secretHash, deposit.askedMinor.toString()],
      ...[deposit.mostOpen, deposit.mostUnpaid, deposit.now, deposit.nextAskAt],
      deposit.offerClaimId,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error(`deposit ${deposit.orderId}: nothing was answered`);
  const { outcome } = row;
  if (outcome === 'too_many' || outcome === 'no_claim') return { outcome };
  return { outcome, orderId: row.order_id };
}

export async function findDeposit(
  sql: Sql,
  which: { readonly pspId: string; readonly orderId: string },
): Promise<StoredDeposit | null> {
  const row = await sql
    .selectFrom('cashier.deposit as deposit')
    .innerJoin('cashier.method as method', 'method.method_id', 'deposit.method_id')
    .select(depositColumns)
    .where('deposit.order_id', '=', which.orderId)
    .where('deposit.psp_id', '=', which.pspId)
    .executeTakeFirst();
  return row ? readDeposit(row) : null;
}

/** What a service told beside that the deposit goes on; what it did not tell stays. */
export interface Told {
  readonly psp_ref?: string;
  readonly reference?: string;
  readonly instruction?: Instruction;
  readonly expires_at?: string;
  readonly payment_ref?: string;
  readonly received_minor?: string;
  readonly received_currency?: Currency;
  readonly refusal_code?: string;
}

interface Step {
  /** At which service it is. */
  readonly pspId: string;
  readonly from: DepositState;
  readonly to: DepositState;
  readonly cause: StepCause;
  readonly actor: string;
  readonly messageId: string | null;
  readonly now: Date;
  readonly nextAskAt: Date | null;
  readonly told: Told;
  /** Null where no money moves. */
  readonly booking: PostArguments | null;
}

/** False where somebody was quicker: judge again. */
export async function moveDeposit(pool: pg.Pool, orderId: string, step: Step): Promise<boolean> {
  const { rows } = await pool.query<{ is_moved: boolean }>(moveStatement(orderId, step));
  return rows[0]?.is_moved === true;
}

/** `moveDeposit` inside a transaction, to be undone with it. */
export async function moveDepositInside(
  transaction: SqlTransaction,
  orderId: string,
  step: Step,
): Promise<boolean> {
  const { text, values } = moveStatement(orderId, step);
  const { rows } = await transaction.executeQuery<{ is_moved: boolean }>(CompiledQuery.raw(text, values));
  return rows[0]?.is_moved === true;
}

function moveStatement(orderId: string, step: Step) {
  const { text, values, shape } = step.booking ?? nothingBooked;
  const first = values.length + 1;
  const more = [
    ...[orderId, step.pspId, step.from, step.to, step.cause, step.actor, step.messageId, step.now],
    ...[step.nextAskAt, JSON.stringify(step.told)],
  ];
  const places = more.map((_, index) => `$${first + index}`).join(', ');
  return {
    name: `cashier.move_deposit ${shape}`,
    text: `select is_moved from cashier.move_deposit(${text}, ${places})`,
    values: [...values, ...more],
  };
}

const nothingBooked = {
  text: Array.from({ length: 7 }, () => 'null').join(', '),
  values: [],
  shape: 'nothing',
};

/** False where it was there. */
export async function reviewSecondPayment(
  pool: pg.Pool,
  second: {
    readonly orderId: string;
    readonly followsOrderId: string;
    readonly pspId: string;
    readonly payment: Payment;
    readonly messageId: string | null;
    readonly now: Date;
  },
): Promise<boolean> {
  const { payment } = second;
  const { rows } = await pool.query<{ is_new: boolean }>({
    name: 'cashier.review_second_payment',
    text: 'select cashier.review_second_payment($1, $2, $3, $4, $5, $6, $7, $8) as is_new',
    values: [
      ...[second.orderId, second.followsOrderId, second.pspId, payment.paymentRef],
      ...[payment.amountMinor.toString(), payment.currency, second.messageId, second.now],
    ],
  });
  return rows[0]?.is_new === true;
}

/** Takes deposits whose time to be asked about has come, oldest first; nobody else takes them before `claimedUntil`. */
export async function claimDue(
  sql: Sql,
  options: { readonly now: Date; readonly claimedUntil: Date; readonly limit: number },
): Promise<StoredDeposit[]> {
  if (options.limit <= 0) return [];
  const rows = await sql
    .updateTable('cashier.deposit as deposit')
    .from('cashier.method as method')
    .whereRef('method.method_id', '=', 'deposit.method_id')
    .set({ ask_attempts: raw<number>`deposit.ask_attempts + 1`, next_ask_at: options.claimedUntil })
    .where('deposit.order_id', 'in', (due) =>
      due
        .selectFrom('cashier.deposit as waiting')
        .select('waiting.order_id')
        .where('waiting.next_ask_at', '<=', options.now)
        // who is paused is asked once it is not
        .where('waiting.psp_id', 'not in', (paused) =>
          paused.selectFrom('cashier.psp as psp').select('psp.psp_id').where('psp.state', '=', 'paused'),
        )
        .orderBy('waiting.next_ask_at')
        .limit(options.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(depositColumns)
    .execute();
  return rows.map(readDeposit);
}

/** When a deposit that stayed what it was is asked about next. */
export async function scheduleAsk(
  sql: Sql,
  { orderId, state }: Pick<StoredDeposit, 'orderId' | 'state'>,
  at: Date | null,
): Promise<void> {
  await sql
    .updateTable('cashier.deposit')
    .set({ next_ask_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .execute();
}

/** What may be answered for once more: money may still come, or have been taken back. */
const askable = [
  ...(['opening_unknown', 'open', 'processing', 'expired', 'failed'] as const),
  ...(['credited', 'reversed'] as const),
];

/** Has a deposit asked about at once, unless it is being sent or asked about. */
export async function askSoon(
  sql: Sql,
  which: { readonly pspId: string; readonly orderId: string; readonly now: Date },
): Promise<void> {
  await sql
    .updateTable('cashier.deposit')
    .set({ next_ask_at: which.now })
    .where('order_id', '=', which.orderId)
    .where('psp_id', '=', which.pspId)
    .where('state', 'in', askable)
    .where((where) => where.or([where('next_ask_at', '>', which.now), where('next_ask_at', 'is', null)]))
    .execute();
}

/** Takes one that may still be answered for, whenever its turn would be; not one that is being sent at this moment. */
export async function claimOne(
  transaction: SqlTransaction,
  which: { readonly siteId: number; readonly orderId: string },
  { now, claimedUntil }: { readonly now: Date; readonly claimedUntil: Date },
): Promise<StoredDeposit | null> {
  const row = await transaction
    .updateTable('cashier.deposit as deposit')
    .from('cashier.method as method')
    .whereRef('method.method_id', '=', 'deposit.method_id')
    .set({ ask_attempts: raw<number>`deposit.ask_attempts + 1`, next_ask_at: claimedUntil })
    .where('deposit.order_id', '=', which.orderId)
    .where('deposit.site_id', '=', which.siteId)
    .where((where) =>
      where.or([
        where('deposit.state', 'in', askable),
        where.and([where('deposit.state', '=', 'opening'), where('deposit.next_ask_at', '<=', now)]),
      ]),
    )
    .returning(depositColumns)
    .executeTakeFirst();
  return row ? readDeposit(row) : null;
}

/** Lets what waits between two questions be asked about: for the node that takes over from one that died. */
export async function wakeUnclear(sql: Sql, now: Date): Promise<void> {
  await sql
    .updateTable('cashier.deposit')
    .set({ next_ask_at: now })
    .where('state', '=', 'opening_unknown')
    .where('next_ask_at', '>', now)
    .execute();
}

export interface DepositRow {
  order_id: string;
  site_id: number;
  member_id: number;
  currency: Currency;
  psp_id: string;
  asked_minor: number | string;
  state: DepositState;
  payment_ref: string | null;
  expires_at: Date | null;
  ask_attempts: number;
  changed_at: Date;
  amount_rule: AmountRule;
}

export function readDeposit(row: DepositRow): StoredDeposit {
  return {
    orderId: row.order_id,
    owner: { siteId: row.site_id, memberId: row.member_id, currency: row.currency },
    pspId: row.psp_id,
    currency: row.currency,
    askedMinor: BigInt(row.asked_minor),
    state: row.state,
    paymentRef: row.payment_ref,
    expiresAt: row.expires_at,
    askAttempts: row.ask_attempts,
    changedAt: row.changed_at,
    amountRule: row.amount_rule,
  };
}
