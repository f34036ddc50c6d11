import { CompiledQuery, sql as raw } from 'kysely';
import type pg from 'pg';
import type { Currency } from '@halls/contract';
import type { PostArguments, WalletOwner } from '#modules/ledger';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { AttemptState, PastAttempt, WithdrawalCause, WithdrawalState } from './withdrawal.rules.ts';

export interface StoredWithdrawal {
  readonly orderId: string;
  readonly owner: WalletOwner;
  readonly payoutAccountId: string;
  readonly amountMinor: bigint;
  readonly state: WithdrawalState;
  /** The number of the last attempt to pay it. */
  readonly attempts: number;
  readonly tries: number;
  readonly changedAt: Date;
}

const columns = [
  'order_id',
  'site_id',
  'member_id',
  'currency',
  'payout_account_id',
  'amount_minor',
  'state',
  'attempts',
  'tries',
  'changed_at',
] as const;

export interface NewWithdrawal {
  readonly orderId: string;
  readonly owner: WalletOwner;
  readonly payoutAccountId: string;
  readonly clientKey: string;
  readonly requestHash: Buffer;
  readonly amountMinor: bigint;
  /** What must stay in the wallet beside it. */
  readonly heldMinor: bigint;
  /** The wallet's version at which that was counted; not said where nobody counts. */
  readonly countedAt?: bigint;
  readonly mostUnderWay: number;
  readonly now: Date;
  readonly nextAt: Date;
  readonly booking: PostArguments;
}

export type RequestOutcome =
  | { readonly outcome: 'opened' | 'known' | 'conflict'; readonly orderId: string }
  /** `received`: money has come since it was counted what must stay. */
  | { readonly outcome: 'too_many' | 'received' | 'insufficient' };

/** Holds the money and notes the order, once for each key of the member's. */
export async function insertWithdrawal(pool: pg.Pool, order: NewWithdrawal): Promise<RequestOutcome> {
  const { owner, booking } = order;
  const values = [
    ...[order.orderId, owner.siteId, owner.memberId, owner.currency, order.payoutAccountId],
    ...[order.clientKey, order.requestHash, order.amountMinor.toString(), order.heldMinor.toString()],
    ...[order.countedAt?.toString() ?? null, order.mostUnderWay, order.now, order.nextAt],
  ];
  const { rows } = await pool.query<{ outcome: RequestOutcome['outcome']; order_id: string }>({
    name: `cashier.request_withdrawal ${booking.shape}`,
    text: `select outcome, order_id
      from cashier.request_withdrawal(${booking.text}, ${placesAfter(booking, values)})`,
    values: [...booking.values, ...values],
  });
  const [row] = rows;
  if (!row) throw new Error(`withdrawal ${order.orderId}: nothing was answered`);
  return row.outcome === 'opened' || row.outcome === 'known' || row.outcome === 'conflict'
    ? { outcome: row.outcome, orderId: row.order_id }
    : { outcome: row.outcome };
}

export async function findWithdrawal(
  sql: SqlOrTransaction,
  orderId: string,
): Promise<StoredWithdrawal | null> {
  const row = await sql
    .selectFrom('cashier.withdrawal')
    .select(columns)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? readWithdrawal(row) : null;
}

/** An attempt as it stands, with its order; null where that service was never asked. */
export async function findAttempt(
  sql: Sql,
  which: { readonly pspId: string; readonly orderId: string; readonly attempt: number },
): Promise<{ readonly state: AttemptState; readonly order: StoredWithdrawal } | null> {
  const row = await sql
    .selectFrom('cashier.withdrawal_attempt as attempt')
    .innerJoin('cashier.withdrawal as withdrawal', 'withdrawal.order_id', 'attempt.order_id')
    .select(columns.map((column) => `withdrawal.${column}` as const))
    .select('attempt.state as attempt_state')
    .where('attempt.order_id', '=', which.orderId)
    .where('attempt.attempt', '=', which.attempt)
    .where('attempt.psp_id', '=', which.pspId)
    .executeTakeFirst();
  return row ? { state: row.attempt_state, order: readWithdrawal(row) } : null;
}

/** Oldest first. */
export async function listAttempts(
  sql: Sql,
  orderId: string,
): Promise<(PastAttempt & { attempt: number })[]> {
  const rows = await sql
    .selectFrom('cashier.withdrawal_attempt')
    .select(['attempt', 'psp_id', 'refusal_code'])
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    attempt: row.attempt,
    pspId: row.psp_id,
    refusalCode: row.refusal_code,
  }));
}

/** What is to be noted beside that an order goes on. */
export interface ToldOfWithdrawal {
  readonly risk_decision_id?: string;
  /** By which way it is sent. */
  readonly psp_id?: string;
  readonly method_id?: string;
  readonly psp_ref?: string;
  readonly refusal_code?: string;
}

export interface WithdrawalStep {
  readonly from: Pick<StoredWithdrawal, 'orderId' | 'state' | 'attempts'>;
  readonly to: WithdrawalState;
  readonly cause: WithdrawalCause;
  readonly actor: 'member' | 'psp' | 'system' | 'operator';
  readonly messageId: string | null;
  readonly now: Date;
  readonly nextAt: Date | null;
  readonly told: ToldOfWithdrawal;
  /** Null where no money moves. */
  readonly booking: PostArguments | null;
}

/** The state that it is in now; null where somebody was quicker: judge again. */
export async function moveWithdrawal(pool: pg.Pool, step: WithdrawalStep): Promise<WithdrawalState | null> {
  const { rows } = await pool.query<Moved>(moveStatement(step));
  return stateOf(rows);
}

/** `moveWithdrawal` inside a transaction, to be undone with it. */
export async function moveWithdrawalInside(
  transaction: SqlTransaction,
  step: WithdrawalStep,
): Promise<WithdrawalState | null> {
  const { text, values } = moveStatement(step);
  const { rows } = await transaction.executeQuery<Moved>(CompiledQuery.raw(text, values));
  return stateOf(rows);
}

interface Moved {
  readonly is_moved: boolean;
  readonly state: WithdrawalState;
}

function stateOf([row]: readonly Moved[]): WithdrawalState | null {
  return row?.is_moved === true ? row.state : null;
}

function moveStatement(step: WithdrawalStep) {
  const booking = step.booking ?? nothingBooked;
  const { orderId, state, attempts } = step.from;
  const values = [
    ...[orderId, state, attempts, step.to, step.cause, step.actor, step.messageId, step.now, step.nextAt],
    JSON.stringify(step.told),
  ];
  return {
    name: `cashier.move_withdrawal ${booking.shape}`,
    text: `select is_moved, state
      from cashier.move_withdrawal(${booking.text}, ${placesAfter(booking, values)})`,
    values: [...booking.values, ...values],
  };
}

const nothingBooked: PostArguments = {
  text: Array.from({ length: 7 }, () => 'null').join(', '),
  values: [],
  shape: 'nothing',
};

function placesAfter({ values: before }: PostArguments, values: readonly unknown[]): string {
  return values.map((_, index) => `$${before.length + index + 1}`).join(', ');
}

/** Takes orders whose time has come, oldest first; nobody else takes them before `claimedUntil`. */
export async function claimDueWithdrawals(
  sql: Sql,
  options: { readonly now: Date; readonly claimedUntil: Date; readonly limit: number },
): Promise<StoredWithdrawal[]> {
  if (options.limit <= 0) return [];
  const rows = await sql
    .updateTable('cashier.withdrawal')
    .set({ tries: raw<number>`tries + 1`, next_at: options.claimedUntil })
    .where('order_id', 'in', (due) =>
      due
        .selectFrom('cashier.withdrawal as waiting')
        .select('waiting.order_id')
        .where('waiting.next_at', '<=', options.now)
        .orderBy('waiting.next_at')
        .limit(options.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(columns)
    .execute();
  return rows.map(readWithdrawal);
}

/** When an order that stayed what it was is taken up next. */
export async function scheduleWithdrawal(
  sql: Sql,
  { orderId, state, attempts }: Pick<StoredWithdrawal, 'orderId' | 'state' | 'attempts'>,
  at: Date | null,
): Promise<void> {
  await sql
    .updateTable('cashier.withdrawal')
    .set({ next_at: at })
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .where('attempts', '=', attempts)
    .execute();
}

/** Keeps how a service calls an attempt that it has and has not decided. */
export async function notePspRef(
  sql: Sql,
  which: { readonly orderId: string; readonly attempt: number },
  pspRef: string,
): Promise<void> {
  await sql
    .updateTable('cashier.withdrawal_attempt')
    .set({ psp_ref: pspRef })
    .where('order_id', '=', which.orderId)
    .where('attempt', '=', which.attempt)
    .where('psp_ref', 'is', null)
    .execute();
}

/** Has an order asked about at once that a service has, unless it is being sent or asked about. */
export async function askAboutSoon(
  sql: Sql,
  which: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  await sql
    .updateTable('cashier.withdrawal')
    .set({ next_at: which.now })
    .where('order_id', '=', which.orderId)
    .where((where) =>
      where.or([
        where('state', 'in', ['unknown', 'paid']),
        // whoever sends it first has time to
        where.and([where('state', '=', 'sending'), where('tries', '>', 0)]),
      ]),
    )
    .where((where) => where.or([where('next_at', '>', which.now), where('next_at', 'is', null)]))
    .execute();
}

/** Lets what waits between two tries be taken up: for the node that takes over from one that died. */
export async function wakeWithdrawals(sql: Sql, now: Date): Promise<void> {
  await sql
    .updateTable('cashier.withdrawal')
    .set({ next_at: now })
    .where('state', 'in', [
      'requested',
      'screening',
      'approved',
      'unknown',
      'declined',
      'rejected',
      'bounced',
    ])
    .where('next_at', '>', now)
    .execute();
}

function readWithdrawal(row: {
  order_id: string;
  site_id: number;
  member_id: number;
  currency: Currency;
  payout_account_id: string;
  amount_minor: number | string;
  state: WithdrawalState;
  attempts: number;
  tries: number;
  changed_at: Date;
}): StoredWithdrawal {
  return {
    orderId: row.order_id,
    owner: { siteId: row.site_id, memberId: row.member_id, currency: row.currency },
    payoutAccountId: row.payout_account_id,
    amountMinor: BigInt(row.amount_minor),
    state: row.state,
    attempts: row.attempts,
    tries: row.tries,
    changedAt: row.changed_at,
  };
}
