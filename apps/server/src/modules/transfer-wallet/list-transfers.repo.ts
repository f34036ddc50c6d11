import { sql as raw } from 'kysely';
import type { Sql } from '#platform/database.ts';
import type { TransferDirection, TransferState } from './transfer-order.rules.ts';

/** An order as its member is shown it. */
export interface TransferRow {
  readonly order_id: string;
  readonly gp_id: string;
  readonly direction: TransferDirection;
  /** Minor units; null for an out_all that is not confirmed. */
  readonly amount_minor: string | null;
  readonly state: TransferState;
  readonly provider_word: string | null;
  readonly attempts: number;
  readonly next_attempt_at: Date | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

/** More than this many under way the list does not show; nobody has had so many. */
const maxUnderWay = 100;
const endedShown = 20;

export function listUnderWay(sql: Sql, memberId: number): Promise<TransferRow[]> {
  return ordersOf(sql, memberId)
    .where('decided_at', 'is', null)
    .orderBy('created_at')
    .orderBy('order_id')
    .limit(maxUnderWay)
    .execute();
}

/** The latest that were decided, without those that moved nothing because nothing was there. */
export function listEnded(sql: Sql, memberId: number): Promise<TransferRow[]> {
  return ordersOf(sql, memberId)
    .where('decided_at', 'is not', null)
    .where(raw<boolean>`not (state = 'confirmed' and amount_minor = 0)`)
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .limit(endedShown)
    .execute();
}

function ordersOf(sql: Sql, memberId: number) {
  return sql
    .selectFrom('app.transfer_order')
    .select(['order_id', 'gp_id', 'direction', 'state', 'provider_word', 'attempts'])
    .select(['next_attempt_at', 'created_at', 'decided_at'])
    .select(raw<string | null>`amount_minor::text`.as('amount_minor'))
    .where('member_id', '=', memberId);
}
