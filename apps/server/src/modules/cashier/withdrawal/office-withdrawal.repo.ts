import { sql as raw } from 'kysely';
import { waitingWithdrawalStates } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { readSort, type OrderPlace, type OrderSort } from '../order-sort.ts';
import type { WithdrawalState } from './withdrawal.rules.ts';

/** More than a withdrawal can have. */
const mostShown = 200;

export type OfficeWithdrawalRow = Awaited<ReturnType<typeof listOfficeWithdrawals>>[number];
export type DecidedWithdrawalStep = Awaited<ReturnType<typeof listDecidedWithdrawalSteps>>[number];
export type AttemptRow = Awaited<ReturnType<typeof listOfficeAttempts>>[number];

/** A site's withdrawals, of a state, of those that wait, or that somebody looks for. */
export function listOfficeWithdrawals(
  sql: SqlOrTransaction,
  asked: {
    readonly siteId: number;
    readonly state: WithdrawalState | 'waiting' | undefined;
    /** Of an order's number, or of a member whose account it is. */
    readonly search: { readonly text: string; readonly memberId: number | null } | null;
    readonly sort: OrderSort | undefined;
    readonly after: OrderPlace | null;
    readonly limit: number;
  },
) {
  const { siteId, state, search, after } = asked;
  const { keys, direction, past } = readSort(asked.sort, state);
  const columns = { changed_at: 'changed_at', currency: 'currency', amount: 'amount_minor' } as const;
  const sorted = keys.map(({ column }) => raw.ref(columns[column]));
  return ofOffice(sql)
    .where('site_id', '=', siteId)
    .$if(state === 'waiting', (query) => query.where('state', 'in', waitingWithdrawalStates))
    .$if(state !== undefined && state !== 'waiting', (query) =>
      query.where('state', '=', state as WithdrawalState),
    )
    .$if(search !== null, (query) =>
      query.where((where) => {
        const { text = '', memberId = null } = search ?? {};
        return where.or([
          where('order_id', 'in', [text, text.toUpperCase()]),
          ...(memberId === null ? [] : [where('member_id', '=', memberId)]),
        ]);
      }),
    )
    .$if(after !== null, (query) =>
      query.where(({ eb }) => {
        const place = [...keys.map(({ at }) => after && at(after)), after?.orderId];
        return eb(raw`(${raw.join([...sorted, raw.ref('order_id')])})`, past, raw`(${raw.join(place)})`);
      }),
    )
    .$call((query) => sorted.reduce((ordered, key) => ordered.orderBy(key, direction), query))
    .orderBy('order_id', direction)
    .limit(asked.limit)
    .execute();
}

/** One of the site's. */
export async function findOfficeWithdrawal(
  sql: SqlOrTransaction,
  which: { readonly siteId: number; readonly orderId: string },
): Promise<OfficeWithdrawalRow | null> {
  const row = await ofOffice(sql)
    .where('site_id', '=', which.siteId)
    .where('order_id', '=', which.orderId)
    .executeTakeFirst();
  return row ?? null;
}

function ofOffice(sql: SqlOrTransaction) {
  return sql
    .selectFrom('cashier.withdrawal')
    .select(['order_id', 'site_id', 'member_id', 'currency', 'payout_account_id', 'amount_minor', 'state'])
    .select(['risk_decision_id', 'attempts', 'tries', 'next_at', 'created_at', 'changed_at']);
}

/** Every step of a withdrawal, oldest first, with what an operator has decided. */
export function listDecidedWithdrawalSteps(sql: Sql, orderId: string) {
  return sql
    .selectFrom('cashier.withdrawal_step as step')
    .leftJoin('cashier.withdrawal_decision as decision', (join) =>
      join.onRef('decision.order_id', '=', 'step.order_id').onRef('decision.seq', '=', 'step.seq'),
    )
    .select(['step.to_state', 'step.cause', 'step.actor', 'step.at'])
    .select(['decision.operator_id', 'decision.change_request_id', 'decision.reason'])
    .where('step.order_id', '=', orderId)
    .orderBy('step.seq')
    .limit(mostShown)
    .execute();
}

/** Every time that a service was asked to pay it, oldest first. */
export function listOfficeAttempts(sql: Sql, orderId: string) {
  return sql
    .selectFrom('cashier.withdrawal_attempt')
    .select(['attempt', 'psp_id', 'state', 'psp_ref', 'refusal_code', 'sent_at'])
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .limit(mostShown)
    .execute();
}

/** What somebody has decided, beside the step that it made. */
export async function insertWithdrawalDecision(
  transaction: SqlTransaction,
  decision: {
    readonly orderId: string;
    readonly to: 'approved' | 'rejected';
    readonly operatorId: number;
    readonly changeRequestId: number;
    readonly reason: string;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('cashier.withdrawal_decision')
    .values({
      order_id: decision.orderId,
      seq: ({ selectFrom, fn }) =>
        selectFrom('cashier.withdrawal_step')
          .select(fn.max('seq').as('seq'))
          .where('order_id', '=', decision.orderId),
      to_state: decision.to,
      operator_id: decision.operatorId,
      change_request_id: decision.changeRequestId,
      reason: decision.reason,
      at: decision.at,
    })
    .execute();
}
