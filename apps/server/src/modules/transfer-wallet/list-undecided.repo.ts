import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql } from '#platform/database.ts';
import type { TransferRow } from './list-transfers.repo.ts';

/** An order that nobody knows the end of, and whose it is. */
export interface UndecidedRow extends TransferRow {
  readonly site_id: number;
  readonly member_id: number;
  readonly currency: Currency;
}

/** Where a page has ended. */
export interface UndecidedPlace {
  readonly createdAt: Date;
  readonly orderId: string;
}

/** Of a site, the oldest first, after `after`. */
export function listUndecided(
  sql: Sql,
  of: {
    readonly siteId: number;
    readonly gpId: string | undefined;
    readonly after: UndecidedPlace | null;
    readonly limit: number;
  },
): Promise<UndecidedRow[]> {
  const { siteId, gpId, after, limit } = of;
  return sql
    .selectFrom('app.transfer_order')
    .select(['site_id', 'member_id', 'currency'])
    .select(['order_id', 'gp_id', 'direction', 'state', 'provider_word', 'attempts'])
    .select(['next_attempt_at', 'created_at', 'decided_at'])
    .select(raw<string | null>`amount_minor::text`.as('amount_minor'))
    .where('site_id', '=', siteId)
    .where('decided_at', 'is', null)
    .$if(gpId !== undefined, (query) => query.where('gp_id', '=', gpId ?? ''))
    .$if(after !== null, (query) =>
      query.where(
        raw<boolean>`(created_at, order_id) > (${after?.createdAt ?? null}::timestamptz, ${after?.orderId ?? null}::text)`,
      ),
    )
    .orderBy('created_at')
    .orderBy('order_id')
    .limit(limit)
    .execute();
}
