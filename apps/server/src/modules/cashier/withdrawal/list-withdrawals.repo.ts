import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';
import type { OrderPlace } from '../order.repo.ts';
import type { WithdrawalState } from './withdrawal.rules.ts';

/** More steps than a withdrawal can take. */
const mostSteps = 200;

export type WithdrawalRow = Awaited<ReturnType<typeof listWithdrawals>>[number];
export type WithdrawalStepRow = Awaited<ReturnType<typeof listWithdrawalSteps>>[number];

/** A member's withdrawals, newest first. */
export function listWithdrawals(
  sql: Sql,
  asked: {
    readonly memberId: number;
    readonly orderId?: string;
    readonly state?: WithdrawalState | undefined;
    readonly from?: Date | undefined;
    readonly to?: Date | undefined;
    readonly after?: OrderPlace | undefined;
    readonly limit: number;
  },
) {
  const { orderId = '', state = 'paid', from = new Date(0), to = from, after } = asked;
  return sql
    .selectFrom('cashier.withdrawal')
    .select(['order_id', 'currency', 'amount_minor', 'state', 'payout_account_id'])
    .select(['created_at', 'changed_at'])
    .where('member_id', '=', asked.memberId)
    .$if(asked.orderId !== undefined, (query) => query.where('order_id', '=', orderId))
    .$if(asked.state !== undefined, (query) => query.where('state', '=', state))
    .$if(asked.from !== undefined, (query) => query.where('created_at', '>=', from))
    .$if(asked.to !== undefined, (query) => query.where('created_at', '<', to))
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where(
          where.refTuple('created_at', 'order_id'),
          '<',
          where.tuple(after?.createdAt ?? from, after?.orderId ?? ''),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(asked.limit)
    .execute();
}

/** Every step of a withdrawal, oldest first. */
export function listWithdrawalSteps(sql: Sql, orderId: string) {
  return sql
    .selectFrom('cashier.withdrawal_step')
    .select(['to_state', 'cause', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .limit(mostSteps)
    .execute();
}

/** What a member has asked for and has not got, nor got back. */
export async function sumUnderWay(
  sql: Sql,
  { memberId, currency }: { readonly memberId: number; readonly currency: WithdrawalRow['currency'] },
): Promise<bigint> {
  const row = await sql
    .selectFrom('cashier.withdrawal')
    .select(raw<string>`coalesce(sum(amount_minor), 0)::text`.as('amount_minor'))
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('state', 'not in', ['paid', 'bounced', 'returned'])
    .executeTakeFirstOrThrow();
  return BigInt(row.amount_minor);
}

/** What a member has asked for under a key. */
export async function findByClientKey(
  sql: Sql,
  which: { readonly memberId: number; readonly clientKey: string },
): Promise<{ readonly orderId: string; readonly requestHash: Buffer } | null> {
  const row = await sql
    .selectFrom('cashier.withdrawal')
    .select(['order_id', 'request_hash'])
    .where('member_id', '=', which.memberId)
    .where('client_key', '=', which.clientKey)
    .executeTakeFirst();
  return row ? { orderId: row.order_id, requestHash: row.request_hash } : null;
}
