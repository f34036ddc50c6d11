import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { Sql, SqlTransaction, SqlOrTransaction } from '#platform/database.ts';
import type { WalletOwner } from '#modules/ledger';
import type { TransferDirection, TransferState } from './transfer-order.rules.ts';

export interface StoredOrder {
  readonly orderId: string;
  readonly owner: WalletOwner;
  readonly gpId: string;
  readonly direction: TransferDirection;
  /** Minor units; null for an out_all that is not confirmed. */
  readonly amountMinor: bigint | null;
  readonly state: TransferState;
  readonly attempts: number;
}

const orderColumns = [
  'order_id',
  'site_id',
  'member_id',
  'gp_id',
  'currency',
  'direction',
  'amount_minor',
  'state',
  'attempts',
] as const;

export async function insertOrder(
  sql: SqlOrTransaction,
  order: Omit<StoredOrder, 'attempts'>,
  times: { readonly now: Date; readonly nextAttemptAt: Date },
): Promise<void> {
  await sql
    .insertInto('app.transfer_order')
    .values({
      order_id: order.orderId,
      site_id: order.owner.siteId,
      member_id: order.owner.memberId,
      gp_id: order.gpId,
      currency: order.owner.currency,
      direction: order.direction,
      amount_minor: order.amountMinor?.toString() ?? null,
      state: order.state,
      created_at: times.now,
      next_attempt_at: times.nextAttemptAt,
    })
    .execute();
}

/** False when the order is no longer the sender's: others have begun to ask what became of it. */
export async function markSent(sql: Sql, orderId: string, now: Date): Promise<boolean> {
  const result = await sql
    .updateTable('app.transfer_order')
    .set({ state: 'sent', sent_at: now })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['created', 'held'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Locks the order until the transaction ends. */
export async function lockOrder(transaction: SqlTransaction, orderId: string): Promise<StoredOrder> {
  const row = await transaction
    .selectFrom('app.transfer_order')
    .select(orderColumns)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return readOrder(row);
}

export async function markDecided(
  transaction: SqlTransaction,
  orderId: string,
  decided: { state: 'confirmed' | 'rejected'; amountMinor: bigint | null; word: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('app.transfer_order')
    .set({
      state: decided.state,
      amount_minor: decided.amountMinor?.toString() ?? null,
      provider_word: decided.word,
      decided_at: decided.now,
      next_attempt_at: null,
    })
    .where('order_id', '=', orderId)
    .execute();
}

export async function markUnknown(
  sql: SqlOrTransaction,
  orderId: string,
  unknown: { word: string; nextAttemptAt: Date },
): Promise<void> {
  await sql
    .updateTable('app.transfer_order')
    .set({
      state: 'unknown',
      provider_word: unknown.word.slice(0, 200),
      next_attempt_at: unknown.nextAttemptAt,
    })
    .where('order_id', '=', orderId)
    .where('decided_at', 'is', null)
    .execute();
}

/** Providers with undecided orders whose time has come; never more than there are providers. */
export async function listProvidersWithDue(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql
    .selectFrom('app.transfer_order')
    .select('gp_id')
    .distinct()
    .where('next_attempt_at', '<=', now)
    .orderBy('gp_id')
    .limit(1_000)
    .execute();
  return rows.map(({ gp_id: gpId }) => gpId);
}

/**
 * Takes a provider's undecided orders whose time has come, oldest first; nobody else takes them before
 * `claimedUntil`. From here on a sender that was held up may no longer send.
 */
export async function claimUndecided(
  sql: Sql,
  options: { gpId: string; now: Date; claimedUntil: Date; limit: number },
): Promise<StoredOrder[]> {
  if (options.limit <= 0) return [];
  const rows = await sql
    .updateTable('app.transfer_order')
    .set({ state: 'unknown', attempts: raw<number>`attempts + 1`, next_attempt_at: options.claimedUntil })
    .where('order_id', 'in', (orders) =>
      orders
        .selectFrom('app.transfer_order')
        .select('order_id')
        .where('gp_id', '=', options.gpId)
        .where('next_attempt_at', '<=', options.now)
        .orderBy('next_attempt_at')
        .limit(options.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(orderColumns)
    .execute();
  return rows.map(readOrder);
}

/**
 * Lets what waits between two questions be asked about at once: for the node that takes over from one that died.
 * Orders that a sender may still be sending keep their time.
 */
export async function wakeUndecided(sql: Sql, now: Date): Promise<void> {
  await sql
    .updateTable('app.transfer_order')
    .set({ next_attempt_at: now })
    .where('state', '=', 'unknown')
    .where('next_attempt_at', '>', now)
    .execute();
}

/** More than this many at one provider are settled by the job, not while the member waits. */
const maxListed = 20;

/** Orders that a provider was sent and said nothing certain about, oldest first. */
export async function listUnknown(sql: Sql, owner: WalletOwner, gpId: string): Promise<StoredOrder[]> {
  const rows = await sql
    .selectFrom('app.transfer_order')
    .select(orderColumns)
    .where('member_id', '=', owner.memberId)
    .where('gp_id', '=', gpId)
    .where('state', '=', 'unknown')
    .orderBy('created_at')
    .limit(maxListed)
    .execute();
  return rows.map(readOrder);
}

export async function countOrdersSince(
  sql: Sql,
  of: { readonly memberId: number; readonly gpId: string; readonly since: Date },
): Promise<number> {
  const { count } = await sql
    .selectFrom('app.transfer_order')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('member_id', '=', of.memberId)
    .where('gp_id', '=', of.gpId)
    .where('created_at', '>', of.since)
    .executeTakeFirstOrThrow();
  return count;
}

function readOrder(row: {
  order_id: string;
  site_id: number;
  member_id: number;
  gp_id: string;
  currency: Currency;
  direction: TransferDirection;
  amount_minor: number | string | null;
  state: TransferState;
  attempts: number;
}): StoredOrder {
  return {
    orderId: row.order_id,
    owner: { siteId: row.site_id, memberId: row.member_id, currency: row.currency },
    gpId: row.gp_id,
    direction: row.direction,
    amountMinor: row.amount_minor === null ? null : BigInt(row.amount_minor),
    state: row.state,
    attempts: row.attempts,
  };
}
