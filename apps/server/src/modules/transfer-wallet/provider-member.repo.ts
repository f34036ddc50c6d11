import { sql as raw } from 'kysely';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { WalletOwner } from '#modules/ledger';
import type { ToldBalance } from '#modules/provider-connection';

/** The member as a provider knows them. */
export interface ProviderMember {
  readonly gpId: string;
  /** What the provider last told us and what is on its way there, in minor units. */
  readonly balanceMinor: bigint;
  /** A transfer is under way: what the provider says now may be before or after it. */
  readonly hasUndecided: boolean;
}

/** No installation has so many. */
const maxProviders = 500;

export async function listProviderMembers(
  sql: SqlOrTransaction,
  memberId: number,
): Promise<ProviderMember[]> {
  const rows = await sql
    .selectFrom('app.provider_member as known')
    .leftJoin('app.transfer_order as undecided', (join) =>
      join
        .onRef('undecided.member_id', '=', 'known.member_id')
        .onRef('undecided.gp_id', '=', 'known.gp_id')
        .on('undecided.decided_at', 'is', null),
    )
    .select([
      'known.gp_id',
      raw<string>`(known.balance_minor + coalesce(sum(undecided.amount_minor) filter (where undecided.direction = 'in'), 0))::text`.as(
        'balance_minor',
      ),
      raw<boolean>`count(undecided.order_id) > 0`.as('has_undecided'),
    ])
    .where('known.member_id', '=', memberId)
    .groupBy(['known.gp_id', 'known.balance_minor'])
    .orderBy('known.gp_id')
    .limit(maxProviders)
    .execute();
  return rows.map((row) => ({
    gpId: row.gp_id,
    balanceMinor: BigInt(row.balance_minor),
    hasUndecided: row.has_undecided,
  }));
}

export async function isProviderMember(
  sql: SqlOrTransaction,
  memberId: number,
  gpId: string,
): Promise<boolean> {
  const row = await sql
    .selectFrom('app.provider_member')
    .select('gp_id')
    .where('member_id', '=', memberId)
    .where('gp_id', '=', gpId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertProviderMember(
  sql: SqlOrTransaction,
  owner: WalletOwner,
  gpId: string,
): Promise<void> {
  await sql
    .insertInto('app.provider_member')
    .values({ gp_id: gpId, member_id: owner.memberId, currency: owner.currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes over what a provider told, unless something newer is known. */
export async function saveProviderBalance(
  sql: SqlOrTransaction,
  options: { memberId: number; gpId: string; told: ToldBalance; at: Date },
): Promise<void> {
  const version = options.told.version?.toString() ?? null;
  await sql
    .updateTable('app.provider_member')
    .set({
      balance_minor: options.told.minor.toString(),
      balance_at: options.at,
      balance_version: version,
    })
    .where('member_id', '=', options.memberId)
    .where('gp_id', '=', options.gpId)
    .where(raw<boolean>`coalesce(balance_version <= ${version}::bigint, true)`)
    .execute();
}

/** For when a transfer is confirmed without the provider naming the balance, and for rounds that have ended. */
export async function shiftProviderBalance(
  sql: SqlOrTransaction,
  options: { memberId: number; gpId: string; byMinor: bigint },
): Promise<void> {
  await sql
    .updateTable('app.provider_member')
    .set({ balance_minor: raw<string>`greatest(0, balance_minor + ${options.byMinor.toString()}::bigint)` })
    .where('member_id', '=', options.memberId)
    .where('gp_id', '=', options.gpId)
    .execute();
}
