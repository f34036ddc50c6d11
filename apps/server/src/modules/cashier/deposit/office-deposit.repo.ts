import { sql as raw } from 'kysely';
import { waitingStates, type WaitingState } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { DepositState } from './deposit.rules.ts';
import { readSort, type OrderPlace, type OrderSort } from '../order-sort.ts';

/** More than a deposit can have, but for a service that tells the same again and again. */
const mostShown = 100;

export type OfficeDepositRow = Awaited<ReturnType<typeof listDeposits>>[number];
export type DecidedStepRow = Awaited<ReturnType<typeof listDecidedSteps>>[number];

/** What operators look for: an order, a reference of its service, or a member whose account it is. */
export interface DepositSearch {
  readonly text: string;
  readonly memberId: number | null;
}

/** A site's deposits, of a state, of those that wait, or that somebody looks for. */
export function listDeposits(
  sql: SqlOrTransaction,
  asked: {
    readonly siteId: number;
    readonly state: DepositState | 'waiting' | undefined;
    readonly search: DepositSearch | null;
    readonly sort: OrderSort | undefined;
    readonly after: OrderPlace | null;
    readonly limit: number;
  },
) {
  const { siteId, state, search, after } = asked;
  const { keys, direction, past } = readSort(asked.sort, state);
  const columns = { changed_at: 'changed_at', currency: 'currency', amount: 'asked_minor' } as const;
  const sorted = keys.map(({ column }) => raw.ref(`deposit.${columns[column]}`));
  return ofOffice(sql)
    .where('deposit.site_id', '=', siteId)
    .$if(state === 'waiting', (query) => query.where('deposit.state', 'in', waitingStates))
    .$if(state !== undefined && state !== 'waiting', (query) =>
      query.where('deposit.state', '=', state as DepositState),
    )
    .$if(search !== null, (query) =>
      query.where('deposit.order_id', 'in', found(search ?? { text: '', memberId: null })),
    )
    .$if(after !== null, (query) =>
      query.where(({ eb }) => {
        const place = [...keys.map(({ at }) => after && at(after)), after?.orderId];
        const columnsAndNumber = [...sorted, raw.ref('deposit.order_id')];
        return eb(raw`(${raw.join(columnsAndNumber)})`, past, raw`(${raw.join(place)})`);
      }),
    )
    .$call((query) => sorted.reduce((ordered, key) => ordered.orderBy(key, direction), query))
    .orderBy('deposit.order_id', direction)
    .limit(asked.limit)
    .execute();
}

/** Each reference has its index: one condition of them all would walk through the whole site. */
function found({ text, memberId }: DepositSearch) {
  return raw<string>`(
    select order_id from cashier.deposit where order_id in (${text}, ${text.toUpperCase()})
    union select order_id from cashier.deposit where psp_ref = ${text}
    union select order_id from cashier.deposit where reference = ${text}
    union select order_id from cashier.deposit where payment_ref = ${text}
    union select order_id from cashier.deposit where member_id = ${memberId}
  )`;
}

/** One of the site's. */
export async function findOfficeDeposit(
  sql: SqlOrTransaction,
  which: { readonly siteId: number; readonly orderId: string },
): Promise<OfficeDepositRow | null> {
  const row = await ofOffice(sql)
    .where('deposit.site_id', '=', which.siteId)
    .where('deposit.order_id', '=', which.orderId)
    .executeTakeFirst();
  return row ?? null;
}

function ofOffice(sql: SqlOrTransaction) {
  return sql
    .selectFrom('cashier.deposit as deposit')
    .innerJoin('cashier.method as method', 'method.method_id', 'deposit.method_id')
    .select(['deposit.order_id', 'deposit.site_id', 'deposit.member_id', 'deposit.currency'])
    .select(['deposit.psp_id', 'deposit.follows_order_id', 'deposit.asked_minor', 'deposit.state'])
    .select(['deposit.psp_ref', 'deposit.reference', 'deposit.instruction', 'deposit.expires_at'])
    .select(['deposit.payment_ref', 'deposit.received_minor', 'deposit.received_currency'])
    .select(['deposit.refusal_code', 'deposit.ask_attempts', 'deposit.next_ask_at'])
    .select(raw<boolean>`deposit.secret_hash is not null`.as('is_fast'))
    .select(['deposit.created_at', 'deposit.changed_at', 'method.code']);
}

/** How many of a site wait in which state, and since when the longest. */
export function countWaiting(sql: Sql, siteId: number) {
  return sql
    .selectFrom('cashier.deposit')
    .select(['state', raw<number>`count(*)::int`.as('count'), raw<Date>`min(changed_at)`.as('oldest_at')])
    .where('site_id', '=', siteId)
    .where('state', 'in', waitingStates)
    .groupBy('state')
    .orderBy('state')
    .limit(waitingStates.length)
    .$narrowType<{ state: WaitingState }>()
    .execute();
}

/** Every step of a deposit, oldest first, with what operators have decided. */
export function listDecidedSteps(sql: Sql, orderId: string) {
  return sql
    .selectFrom('cashier.step as step')
    .leftJoin('cashier.decision as decision', (join) =>
      join
        .onRef('decision.order_id', '=', 'step.order_id')
        .onRef('decision.to_state', '=', 'step.to_state')
        .on('step.actor', '=', 'operator')
        .on('step.cause', '<>', 'won_back'),
    )
    .select(['step.to_state', 'step.cause', 'step.actor', 'step.message_id', 'step.at'])
    .select(['decision.operator_id', 'decision.change_request_id', 'decision.reason'])
    .select('decision.return_reference')
    .where('step.order_id', '=', orderId)
    .orderBy('step.seq')
    .limit(mostShown)
    .execute();
}

/** The deposits that money came for a second time, by the first. */
export async function listFollowing(sql: Sql, orderId: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('cashier.deposit')
    .select('order_id')
    .where('follows_order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('order_id')
    .limit(mostShown)
    .execute();
  return rows.map((row) => row.order_id);
}

/** What somebody has decided, beside the step that it made. */
export async function insertDecision(
  transaction: SqlTransaction,
  decision: {
    readonly orderId: string;
    readonly to: 'credited' | 'returning' | 'returned';
    readonly operatorId: number;
    readonly changeRequestId: number | null;
    readonly reason: string;
    readonly returnReference: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('cashier.decision')
    .values({
      order_id: decision.orderId,
      to_state: decision.to,
      operator_id: decision.operatorId,
      change_request_id: decision.changeRequestId,
      reason: decision.reason,
      return_reference: decision.returnReference,
      at: decision.at,
    })
    .execute();
}
