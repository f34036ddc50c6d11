import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type pg from 'pg';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { PostArguments, WalletOwner } from '#modules/ledger';
import type { ToldBalance } from '#modules/provider-connection';
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
  sql: Sql,
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
      sent_at: order.state === 'sent' ? times.now : null,
      next_attempt_at: times.nextAttemptAt,
    })
    .execute();
}

/**
 * Sets the money aside and notes the order, as sent: from here on others may ask what became of it. Where the wallet
 * has less, nothing is written and the answer is what it has; else null.
 */
export async function holdForOrder(
  pool: pg.Pool,
  order: StoredOrder,
  booking: PostArguments,
  times: { readonly now: Date; readonly nextAttemptAt: Date },
): Promise<bigint | null> {
  const { orderId, owner, gpId, amountMinor } = order;
  const { text, values } = withMore(booking, [
    ...[orderId, owner.siteId, owner.memberId, gpId, owner.currency, amountMinor?.toString()],
    ...[times.now, times.nextAttemptAt],
  ]);
  const { rows } = await pool.query<{ outcome: string; balance_minor: string | null }>({
    name: `transfer.hold ${booking.shape}`,
    text: `select outcome, balance_after_minor::text as balance_minor from transfer.hold(${text})`,
    values,
  });
  if (rows[0]?.outcome === 'insufficient') return BigInt(rows[0].balance_minor ?? 0);
  if (rows[0]?.outcome !== 'posted') throw new Error(`order ${orderId}: hold answered ${rows[0]?.outcome}`);
  return null;
}

/** What stands of an order, and whether it was decided just now. */
export interface Decision {
  readonly isNew: boolean;
  readonly state: TransferState;
  readonly amountMinor: bigint | null;
}

/** Decides an order, unless it is decided, and books what comes of it: both or neither. */
export async function decideOrder(
  pool: pg.Pool,
  orderId: string,
  decided: {
    readonly state: 'confirmed' | 'rejected';
    readonly amountMinor: bigint | null;
    readonly word: string;
    readonly balance: ToldBalance | null;
    /** Null where no money moves. */
    readonly booking: PostArguments | null;
    readonly now: Date;
  },
): Promise<Decision> {
  const { state, amountMinor, word, balance, booking, now } = decided;
  const { text, values } = withMore(booking ?? nothingBooked, [
    ...[orderId, state, amountMinor?.toString(), word, now],
    ...[balance?.minor.toString(), balance?.version?.toString()],
  ]);
  const { rows } = await pool.query<DecisionRow>({
    name: `transfer.settle ${booking?.shape ?? 'nothing'}`,
    text: `select ${decisionColumns} from transfer.settle(${text})`,
    values,
  });
  return readDecision(rows[0], orderId);
}

export async function findDecision(pool: pg.Pool, orderId: string): Promise<Decision> {
  const { rows } = await pool.query<DecisionRow>({
    name: 'find_transfer_decision',
    text: `select ${decisionColumns}
      from (select false as is_new, state, amount_minor from app.transfer_order where order_id = $1) found`,
    values: [orderId],
  });
  return readDecision(rows[0], orderId);
}

const decisionColumns = 'is_new, state, amount_minor::text as amount_minor';

interface DecisionRow {
  readonly is_new: boolean;
  readonly state: TransferState;
  readonly amount_minor: string | null;
}

function readDecision(row: DecisionRow | undefined, orderId: string): Decision {
  if (!row) throw new Error(`the order ${orderId} is not there`);
  const amountMinor = row.amount_minor === null ? null : BigInt(row.amount_minor);
  return { isNew: row.is_new, state: row.state, amountMinor };
}

const nothingBooked = { text: Array.from({ length: 7 }, () => 'null').join(', '), values: [] };

/** The arguments of a booking, and after them these. */
function withMore(booking: Pick<PostArguments, 'text' | 'values'>, more: readonly unknown[]) {
  const first = booking.values.length + 1;
  return {
    text: [booking.text, ...more.map((_, index) => `$${first + index}`)].join(', '),
    values: [...booking.values, ...more],
  };
}

/** Notes that nothing certain was heard. False when others have decided it or begun to ask about it. */
export async function markUnknown(
  transaction: SqlTransaction,
  { orderId, attempts }: StoredOrder,
  unknown: { word: string; nextAttemptAt: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable('app.transfer_order')
    .set({
      state: 'unknown',
      provider_word: unknown.word.slice(0, 200),
      next_attempt_at: unknown.nextAttemptAt,
    })
    .where('order_id', '=', orderId)
    .where('attempts', '=', attempts)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
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

/** As `claimUndecided`, one order of a site; null where it is decided, or is just being sent or asked about. */
export async function claimOne(
  sql: SqlOrTransaction,
  { siteId, orderId }: { readonly siteId: number; readonly orderId: string },
  { now, claimedUntil }: { readonly now: Date; readonly claimedUntil: Date },
): Promise<StoredOrder | null> {
  const row = await sql
    .updateTable('app.transfer_order')
    .set({ state: 'unknown', attempts: raw<number>`attempts + 1`, next_attempt_at: claimedUntil })
    .where('order_id', '=', orderId)
    .where('site_id', '=', siteId)
    .where('decided_at', 'is', null)
    .where((where) => where.or([where('state', '=', 'unknown'), where('next_attempt_at', '<=', now)]))
    .returning(orderColumns)
    .executeTakeFirst();
  return row ? readOrder(row) : null;
}

/** What an order of a site stands at, and what its provider last said; null where there is none. */
export async function findWord(
  sql: Sql,
  { siteId, orderId }: { readonly siteId: number; readonly orderId: string },
): Promise<{ readonly isDecided: boolean; readonly word: string } | null> {
  const row = await sql
    .selectFrom('app.transfer_order')
    .select(['decided_at', 'provider_word'])
    .where('order_id', '=', orderId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return row ? { isDecided: row.decided_at !== null, word: row.provider_word ?? '' } : null;
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
