import { sql as raw } from 'kysely';
import type { SqlTransaction } from '#platform/database.ts';
import type { WalletOwner } from '#modules/ledger';

// one space of advisory locks for all feeds; the second number is the provider's
const feedLocks = 880_020;

export interface Feed {
  readonly cursor: string;
  /** The rounds before our time have been skipped. */
  readonly isCaughtUp: boolean;
}

/** False when another node reads the feed. Held until the transaction ends. */
export async function lockFeed(transaction: SqlTransaction, gpId: string): Promise<boolean> {
  const { rows } = await raw<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${feedLocks}::integer, hashtext(${gpId})) as locked`.execute(
    transaction,
  );
  return rows[0]?.locked === true;
}

export async function readFeed(transaction: SqlTransaction, gpId: string): Promise<Feed> {
  const row = await transaction
    .selectFrom('app.provider_feed')
    .select(['cursor', 'read_at'])
    .where('gp_id', '=', gpId)
    .executeTakeFirst();
  return { cursor: row?.cursor ?? '', isCaughtUp: row?.read_at != null };
}

export async function saveFeed(
  transaction: SqlTransaction,
  { gpId, cursor, readAt }: { gpId: string; cursor: string; readAt: Date | null },
): Promise<void> {
  await transaction
    .insertInto('app.provider_feed')
    .values({ gp_id: gpId, cursor, read_at: readAt })
    .onConflict((conflict) => conflict.column('gp_id').doUpdateSet({ cursor, read_at: readAt }))
    .execute();
}

export interface RememberedBalance {
  readonly owner: WalletOwner;
  readonly balanceMinor: bigint;
  /** When the provider last told it. */
  readonly toldAt: Date | null;
}

/** What is remembered of these members at the provider, locked in a fixed order; those it does not know are left out. */
export async function lockRemembered(
  transaction: SqlTransaction,
  { gpId, memberIds }: { gpId: string; memberIds: readonly number[] },
): Promise<RememberedBalance[]> {
  if (memberIds.length === 0) return [];
  const rows = await transaction
    .selectFrom('app.provider_member as known')
    .innerJoin('app.member as member', 'member.member_id', 'known.member_id')
    .select([
      'known.member_id',
      'known.currency',
      'known.balance_at',
      'member.site_id',
      raw<string>`known.balance_minor::text`.as('balance_minor'),
    ])
    .where('known.gp_id', '=', gpId)
    .where(raw<boolean>`known.member_id = any(${memberIds}::bigint[])`)
    .orderBy('known.member_id')
    .forNoKeyUpdate('known')
    .execute();
  return rows.map((row) => ({
    owner: { memberId: row.member_id, siteId: row.site_id, currency: row.currency },
    balanceMinor: BigInt(row.balance_minor),
    toldAt: row.balance_at,
  }));
}
