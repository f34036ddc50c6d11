import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';
import type { DepositState } from './deposit/deposit.rules.ts';

/** More steps than a deposit can take. */
const mostSteps = 100;

export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];
export type StepRow = Awaited<ReturnType<typeof listSteps>>[number];

/** After an order, in the order of a list. */
export interface OrderPlace {
  readonly createdAt: Date;
  readonly orderId: string;
}

/** Orders of a member's or of a secret, newest first. */
export function listOrders(
  sql: Sql,
  asked: ({ readonly memberId: number } | { readonly siteId: number; readonly secretHash: Buffer }) & {
    readonly orderId?: string;
    readonly state?: DepositState | undefined;
    readonly from?: Date | undefined;
    readonly to?: Date | undefined;
    readonly after?: OrderPlace | undefined;
    readonly limit: number;
  },
) {
  const { orderId, state, from, to, after } = asked;
  return sql
    .selectFrom('cashier.deposit as deposit')
    .innerJoin('cashier.method as method', 'method.method_id', 'deposit.method_id')
    .select([
      'deposit.order_id',
      'deposit.currency',
      'deposit.asked_minor',
      'deposit.state',
      'deposit.instruction',
    ])
    .select(['deposit.expires_at', 'deposit.received_minor', 'deposit.received_currency'])
    .select([
      'deposit.follows_order_id',
      'deposit.created_at',
      'deposit.changed_at',
      'method.kind',
      'method.name',
    ])
    .select(raw<boolean>`deposit.secret_hash is not null`.as('is_fast'))
    .where((where) =>
      'memberId' in asked
        ? where('deposit.member_id', '=', asked.memberId)
        : where.and({ 'deposit.site_id': asked.siteId, 'deposit.secret_hash': asked.secretHash }),
    )
    .$if(orderId !== undefined, (query) => query.where('deposit.order_id', '=', orderId ?? ''))
    .$if(state !== undefined, (query) => query.where('deposit.state', '=', state ?? 'open'))
    .$if(from !== undefined, (query) => query.where('deposit.created_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('deposit.created_at', '<', to ?? new Date(0)))
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where(
          where.refTuple('deposit.created_at', 'deposit.order_id'),
          '<',
          where.tuple(after?.createdAt ?? new Date(0), after?.orderId ?? ''),
        ),
      ),
    )
    .orderBy('deposit.created_at', 'desc')
    .orderBy('deposit.order_id', 'desc')
    .limit(asked.limit)
    .execute();
}

/** Every step of an order, oldest first. */
export function listSteps(sql: Sql, orderId: string) {
  return sql
    .selectFrom('cashier.step')
    .select(['to_state', 'cause', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .limit(mostSteps)
    .execute();
}
