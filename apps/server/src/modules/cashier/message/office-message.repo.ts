import type { Sql } from '#platform/database.ts';

const mostOfOrder = 100;

export type MessageRow = Awaited<ReturnType<typeof listMessagesOf>>[number];

/** After a message, in the order of a list. */
export interface MessagePlace {
  readonly receivedAt: Date;
  readonly messageId: string;
}

/** What a service told of a deposit, oldest first. */
export function listMessagesOf(
  sql: Sql,
  { pspId, orderId }: { readonly pspId: string; readonly orderId: string },
) {
  return shown(sql)
    .where('order_id', '=', orderId)
    .where('psp_id', '=', pspId)
    .orderBy('received_at')
    .orderBy('message_id')
    .limit(mostOfOrder)
    .execute();
}

/** What any service told of a withdrawal, which several may have been asked to pay. */
export function listMessagesOfOrder(sql: Sql, orderId: string) {
  return shown(sql)
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('message_id')
    .limit(mostOfOrder)
    .execute();
}

/** Those that belong to no deposit, or that nobody can trust, the latest first. */
export function listStrayMessages(
  sql: Sql,
  asked: {
    readonly kind: 'unmatched' | 'untrusted' | undefined;
    readonly pspId: string | undefined;
    readonly after: MessagePlace | null;
    readonly limit: number;
  },
) {
  const { kind, pspId, after } = asked;
  return shown(sql)
    .where((where) => where.or([where('outcome', '=', 'unmatched'), where('distrust', 'is not', null)]))
    .$if(kind === 'unmatched', (query) => query.where('outcome', '=', 'unmatched'))
    .$if(kind === 'untrusted', (query) => query.where('distrust', 'is not', null))
    .$if(pspId !== undefined, (query) => query.where('psp_id', '=', pspId ?? ''))
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('received_at', 'message_id'),
          '<',
          where.tuple(after?.receivedAt ?? new Date(0), after?.messageId ?? ''),
        ),
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(asked.limit)
    .execute();
}

function shown(sql: Sql) {
  return sql
    .selectFrom('cashier.psp_message')
    .select(['psp_id', 'message_id', 'received_at', 'raw', 'headers', 'distrust', 'order_id', 'outcome']);
}
