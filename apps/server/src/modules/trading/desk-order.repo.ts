import { sql as raw } from 'kysely';
import type { DeskOrderState } from '@halls/contract/office';
import type { TradingOrder } from '@halls/contract/provider';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface KeptOrder {
  readonly orderId: string;
  readonly gpId: string;
  readonly asked: TradingOrder;
  readonly askedBy: number;
  readonly changeRequestId: number | null;
  readonly reason: string;
  readonly askedAt: Date;
  readonly state: DeskOrderState;
  readonly refusal: string | null;
}

const columns = [
  'order_id as orderId',
  'gp_id as gpId',
  'asked',
  'asked_by as askedBy',
  'change_request_id as changeRequestId',
  'reason',
  'asked_at as askedAt',
  'state',
  'refusal',
] as const;

export type NewOrder = Omit<KeptOrder, 'orderId' | 'state' | 'refusal'>;

/** Answers its number. It is told to its provider after those before it. */
export async function insertOrder(transaction: SqlTransaction, order: NewOrder): Promise<string> {
  const { order_id: orderId } = await transaction
    .insertInto('trading.desk_order')
    .values({
      gp_id: order.gpId,
      match_id: order.asked.match_id,
      market_id: order.asked.market_id,
      asked: JSON.stringify(order.asked),
      asked_by: order.askedBy,
      change_request_id: order.changeRequestId,
      reason: order.reason,
      asked_at: order.askedAt,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  return orderId;
}

export async function findOrder(sql: SqlOrTransaction, orderId: string): Promise<KeptOrder | undefined> {
  return sql
    .selectFrom('trading.desk_order')
    .select(columns)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The newest first. */
export async function listOrdersOf(
  sql: Sql,
  { gpId, matchId, limit }: { readonly gpId: string; readonly matchId: string; readonly limit: number },
): Promise<KeptOrder[]> {
  return sql
    .selectFrom('trading.desk_order')
    .select(columns)
    .where('gp_id', '=', gpId)
    .where('match_id', '=', matchId)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

/** Providers with an order that they have not answered yet. */
export async function listWaitingDesks(sql: Sql): Promise<string[]> {
  const rows = await sql
    .selectFrom('trading.desk_order')
    .select('gp_id')
    .distinct()
    .where('state', '=', 'waiting')
    .orderBy('gp_id')
    .limit(100)
    .execute();
  return rows.map(({ gp_id: gpId }) => gpId);
}

/** The oldest order that waits, for this caller alone until `until`; none while somebody else has it. */
export async function leaseNextOrder(
  sql: Sql,
  { gpId, now, until }: { readonly gpId: string; readonly now: Date; readonly until: Date },
): Promise<Pick<KeptOrder, 'orderId' | 'asked'> | undefined> {
  const { rows } = await raw<Pick<KeptOrder, 'orderId' | 'asked'>>`
    update trading.desk_order set leased_until = ${until}
    where order_id = (
        select order_id from trading.desk_order where gp_id = ${gpId} and state = 'waiting' order by seq limit 1)
      and state = 'waiting' and (leased_until is null or leased_until <= ${now})
    returning order_id as "orderId", asked`.execute(sql);
  return rows[0];
}

/** Null: nothing certain came back, and it is told again. */
export async function noteEnd(
  sql: Sql,
  orderId: string,
  end: { readonly refusal: string | null; readonly at: Date } | null,
): Promise<void> {
  await sql
    .updateTable('trading.desk_order')
    .set({
      leased_until: null,
      ...(end && {
        state: end.refusal === null ? 'done' : 'refused',
        refusal: end.refusal,
        ended_at: end.at,
      }),
    })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute();
}
