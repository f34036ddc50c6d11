import { CompiledQuery, sql as raw } from 'kysely';
import type pg from 'pg';
import type { Currency } from '@halls/contract';
import type { ReversalState } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { Reversal, ReversalCause } from '../service/payment-adapter.ts';

/** More than a deposit is taken back in parts. */
const mostOfOrder = 100;

/** `kept`: it is noted, and its deposit is not credited or has less left. `known`: nothing new. */
type TakenBack = 'taken' | 'kept' | 'known' | 'other' | 'none';

/** Notes and books once what was taken back of a payment. */
export async function takeBack(
  pool: pg.Pool,
  told: {
    readonly pspId: string;
    readonly reversal: Omit<Reversal, 'wonBackRef'>;
    readonly messageId: string | null;
    readonly now: Date;
  },
): Promise<TakenBack> {
  const { reversal } = told;
  const { rows } = await pool.query<{ taken: TakenBack }>({
    name: 'cashier.take_back',
    text: 'select cashier.take_back($1, $2, $3, $4, $5, $6, $7, $8, $9) as taken',
    values: [
      ...[told.pspId, reversal.reversalRef, reversal.paymentRef, reversal.cause, reversal.currency],
      ...[reversal.amountMinor.toString(), reversal.reason, told.messageId, told.now],
    ],
  });
  return rows[0]?.taken ?? 'none';
}

interface WonBack {
  readonly pspId: string;
  readonly reversalRef: string;
  readonly wonBackRef: string;
  readonly messageId: string | null;
  readonly now: Date;
}

/** Books once what is there again; false where it was already, or was never taken back. */
export async function winBack(pool: pg.Pool, told: WonBack): Promise<boolean> {
  const { rows } = await pool.query<{ won_back: string }>(winBackStatement(told, 'psp'));
  return rows[0]?.won_back === 'won_back';
}

/** `winBack` by an operator inside a transaction, to be undone with it. */
export async function winBackInside(transaction: SqlTransaction, told: WonBack): Promise<boolean> {
  const { text, values } = winBackStatement(told, 'operator');
  const { rows } = await transaction.executeQuery<{ won_back: string }>(CompiledQuery.raw(text, values));
  return rows[0]?.won_back === 'won_back';
}

function winBackStatement(
  { pspId, reversalRef, wonBackRef, messageId, now }: WonBack,
  actor: 'psp' | 'operator',
) {
  return {
    name: 'cashier.win_back',
    text: 'select cashier.win_back($1, $2, $3, $4, $5, $6) as won_back',
    values: [pspId, reversalRef, wonBackRef, actor, messageId, now],
  };
}

const columns = [
  'reversal.psp_id',
  'reversal.reversal_ref',
  'reversal.order_id',
  'reversal.site_id',
  'reversal.member_id',
  'reversal.cause',
  'reversal.state',
  'reversal.currency',
  'reversal.amount_minor',
  'reversal.owed_minor',
  'reversal.reason',
  'reversal.told_at',
  'reversal.taken_at',
  'reversal.won_back_at',
  'reversal.won_back_ref',
] as const;

export type ReversalRow = Awaited<ReturnType<typeof listReversalsOf>>[number];

/** Of a deposit, oldest first. */
export function listReversalsOf(sql: SqlOrTransaction, orderId: string) {
  return sql
    .selectFrom('cashier.reversal as reversal')
    .select(columns)
    .where('reversal.order_id', '=', orderId)
    .orderBy('reversal.told_at')
    .orderBy('reversal.reversal_ref')
    .limit(mostOfOrder)
    .execute();
}

/** After one, in the order of a list. */
export interface ReversalPlace {
  readonly toldAt: Date;
  readonly reversalRef: string;
}

/** A site's: those that are not won back the oldest first, all others the latest first. */
export function listReversals(
  sql: Sql,
  asked: {
    readonly siteId: number;
    readonly state: ReversalState | 'open' | undefined;
    readonly after: ReversalPlace | null;
    readonly limit: number;
  },
) {
  const { state, after } = asked;
  const direction = state === 'open' ? 'asc' : 'desc';
  return sql
    .selectFrom('cashier.reversal as reversal')
    .select(columns)
    .where('reversal.site_id', '=', asked.siteId)
    .$if(state === 'open', (query) => query.where('reversal.state', 'in', ['kept', 'taken']))
    .$if(state !== undefined && state !== 'open', (query) =>
      query.where('reversal.state', '=', state as ReversalState),
    )
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('reversal.told_at', 'reversal.reversal_ref'),
          direction === 'asc' ? '>' : '<',
          where.tuple(after?.toldAt ?? new Date(0), after?.reversalRef ?? ''),
        ),
      ),
    )
    .orderBy('reversal.told_at', direction)
    .orderBy('reversal.reversal_ref', direction)
    .limit(asked.limit)
    .execute();
}

/** What was kept, and whose deposit has been credited since. */
export async function listBookable(
  sql: Sql,
  limit: number,
): Promise<{ readonly pspId: string; readonly reversal: Omit<Reversal, 'wonBackRef'> }[]> {
  const { rows } = await raw<{
    psp_id: string;
    reversal_ref: string;
    payment_ref: string;
    cause: ReversalCause;
    currency: Currency;
    amount_minor: string;
    reason: string;
  }>`
    select r.psp_id, r.reversal_ref, d.payment_ref, r.cause, r.currency, r.amount_minor::text, r.reason
    from cashier.reversal r join cashier.deposit d using (order_id)
    where r.state = 'kept' and d.state = 'credited' and d.currency = r.currency
      and r.amount_minor <= cashier.amount_left(d.order_id, d.received_minor)
    order by r.told_at limit ${limit}`.execute(sql);
  return rows.map((row) => ({
    pspId: row.psp_id,
    reversal: {
      ...{ reversalRef: row.reversal_ref, paymentRef: row.payment_ref, cause: row.cause },
      ...{ currency: row.currency, amountMinor: BigInt(row.amount_minor), reason: row.reason },
    },
  }));
}
