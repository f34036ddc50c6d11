import { sql as raw } from 'kysely';
import type pg from 'pg';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
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

/** Where each of these members is known, in their places. */
export async function listProviderMembers(
  pool: pg.Pool,
  memberIds: readonly number[],
): Promise<(readonly ProviderMember[])[]> {
  const { rows } = await pool.query<{
    member_id: number;
    gp_id: string;
    balance_minor: string;
    has_undecided: boolean;
  }>({
    name: 'list_provider_members',
    text: `select asked.member_id, known.gp_id, known.has_undecided,
        (known.balance_minor + known.under_way_minor)::text as balance_minor
      from unnest($1::bigint[]) asked (member_id)
      cross join lateral (
        select member.gp_id, member.balance_minor, undecided.* from app.provider_member member
          cross join lateral (
            select count(*) > 0, coalesce(sum(amount_minor) filter (where direction = 'in'), 0)
              from app.transfer_order undecided
             where undecided.member_id = member.member_id and undecided.gp_id = member.gp_id
               and undecided.decided_at is null) undecided (has_undecided, under_way_minor)
         where member.member_id = asked.member_id
         order by member.gp_id limit ${maxProviders}) known`,
    values: [[...new Set(memberIds)]],
  });
  const byMember = Map.groupBy(rows, (row) => row.member_id);
  return memberIds.map((memberId) =>
    (byMember.get(memberId) ?? []).map((row) => ({
      gpId: row.gp_id,
      balanceMinor: BigInt(row.balance_minor),
      hasUndecided: row.has_undecided,
    })),
  );
}

/** Where a member wants money back that an open round keeps: since when, and when it is asked for next. */
export interface AwaitedReturn {
  readonly gpId: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
}

export async function listAwaitedReturns(sql: Sql, memberId: number): Promise<AwaitedReturn[]> {
  const rows = await sql
    .selectFrom('app.provider_member')
    .select(['gp_id', 'back_asked_at', 'back_due_at'])
    .where('member_id', '=', memberId)
    .where('back_due_at', 'is not', null)
    .orderBy('back_asked_at')
    .limit(maxProviders)
    .execute();
  return rows.flatMap(({ gp_id: gpId, back_asked_at: askedAt, back_due_at: dueAt }) =>
    askedAt && dueAt ? [{ gpId, askedAt, dueAt }] : [],
  );
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

/** Takes over what a provider told, unless that or something newer is known: to write it again would be a flush. */
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
    .where(
      raw<boolean>`(${version}::bigint is null or (balance_version, balance_minor)
        is distinct from (${version}::bigint, ${options.told.minor.toString()}::bigint))`,
    )
    .execute();
}

/** For rounds that have ended. */
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

/** Tells the member's windows what they play with there, beside their main wallet. */
export async function announceInPlay(
  transaction: SqlTransaction,
  memberId: number,
  gpId: string,
): Promise<void> {
  await raw`select transfer.announce_in_play(${memberId}, ${gpId})`.execute(transaction);
}
