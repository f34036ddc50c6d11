import type { Sql, SqlOrTransaction } from '#platform/database.ts';

/** More than a deposit is given back in parts. */
const mostOfOrder = 100;

export type RefundRow = Awaited<ReturnType<typeof listRefundsOf>>[number];

/** Of a deposit, oldest first. */
export function listRefundsOf(sql: SqlOrTransaction, orderId: string) {
  return shown(sql)
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('refund_id')
    .limit(mostOfOrder)
    .execute();
}

/** After one, in the order of a list. */
export interface RefundPlace {
  readonly askedAt: Date;
  readonly refundId: string;
}

/** A site's: those that are not decided the oldest first, or all the latest first. */
export function listRefunds(
  sql: Sql,
  asked: {
    readonly siteId: number;
    readonly isOpen: boolean;
    readonly after: RefundPlace | null;
    readonly limit: number;
  },
) {
  const { after, isOpen } = asked;
  const direction = isOpen ? 'asc' : 'desc';
  return shown(sql)
    .where('site_id', '=', asked.siteId)
    .$if(isOpen, (query) => query.where('ended_at', 'is', null))
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('asked_at', 'refund_id'),
          isOpen ? '>' : '<',
          where.tuple(after?.askedAt ?? new Date(0), after?.refundId ?? ''),
        ),
      ),
    )
    .orderBy('asked_at', direction)
    .orderBy('refund_id', direction)
    .limit(asked.limit)
    .execute();
}

function shown(sql: SqlOrTransaction) {
  return sql
    .selectFrom('cashier.refund')
    .select(['refund_id', 'order_id', 'site_id', 'member_id', 'psp_id', 'currency', 'amount_minor', 'state'])
    .select(['psp_ref', 'refund_ref', 'refusal_code', 'change_request_id', 'operator_id', 'reason'])
    .select(['asked_at', 'sent_at', 'ended_at']);
}
