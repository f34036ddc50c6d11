import { sql as raw } from 'kysely';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { WalletOwner } from '#modules/ledger';

export interface Feed {
  readonly cursor: string;
  /** The rounds before our time have been skipped. */
  readonly isCaughtUp: boolean;
}

/** A reader's right to a feed, for as long as it says. */
export interface FeedClaim {
  readonly gpId: string;
  readonly claimedBy: string;
}

/** Null while another reader has the feed. */
export async function claimFeed(
  sql: Sql,
  { gpId, claimedBy }: FeedClaim,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Feed | null> {
  const row = await sql
    .insertInto('app.provider_feed')
    .values({ gp_id: gpId, cursor: '', claimed_by: claimedBy, claimed_until: until })
    .onConflict((conflict) =>
      conflict
        .column('gp_id')
        .doUpdateSet({ claimed_by: claimedBy, claimed_until: until })
        .where((feed) =>
          feed.or([
            feed('app.provider_feed.claimed_until', 'is', null),
            feed('app.provider_feed.claimed_until', '<=', now),
          ]),
        ),
    )
    .returning(['cursor', 'read_at'])
    .executeTakeFirst();
  return row ? { cursor: row.cursor, isCaughtUp: row.read_at !== null } : null;
}

/** False when the claim was taken over. Otherwise nobody takes it until the transaction ends. */
export async function holdFeed(
  transaction: SqlTransaction,
  { gpId, claimedBy }: FeedClaim,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('app.provider_feed')
    .select('gp_id')
    .where('gp_id', '=', gpId)
    .where('claimed_by', '=', claimedBy)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves the cursor, and the end of the claim with it. */
export async function saveFeed(
  transaction: SqlTransaction,
  { gpId }: FeedClaim,
  { cursor, readAt, until }: { cursor: string; readAt: Date | null; until: Date },
): Promise<void> {
  await transaction
    .updateTable('app.provider_feed')
    .set({ cursor, read_at: readAt, claimed_until: until })
    .where('gp_id', '=', gpId)
    .execute();
}

export async function releaseFeed(sql: Sql, { gpId, claimedBy }: FeedClaim): Promise<void> {
  await sql
    .updateTable('app.provider_feed')
    .set({ claimed_by: null, claimed_until: null })
    .where('gp_id', '=', gpId)
    .where('claimed_by', '=', claimedBy)
    .execute();
}

export interface RememberedBalance {
  readonly owner: WalletOwner;
  readonly balanceMinor: bigint;
  /** When the provider last told it. */
  readonly toldAt: Date | null;
  /** The provider's count of its changes then. */
  readonly version: bigint | null;
  /** A transfer is under way: what the provider says may be before or after it. */
  readonly hasUndecided: boolean;
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
      raw<string | null>`known.balance_version::text`.as('balance_version'),
      raw<boolean>`exists (select from app.transfer_order o where o.member_id = known.member_id
        and o.gp_id = known.gp_id and o.decided_at is null)`.as('has_undecided'),
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
    version: row.balance_version === null ? null : BigInt(row.balance_version),
    hasUndecided: row.has_undecided,
  }));
}
