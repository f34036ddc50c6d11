import { sql as raw } from 'kysely';
import type { Currency, Language } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** What the frame shows of a member. */
export type MemberRow = Awaited<ReturnType<typeof readMember>>;

export function readMember(sql: SqlOrTransaction, memberId: number) {
  return sql
    .selectFrom('app.member')
    .select(['member_id', 'member_account', 'member_type'])
    .select(['is_agent', 'agent_active', 'agent_type', 'agent_level'])
    .select(['cash_back_status', 'wallet_status'])
    .select(['first_login_to_change_password', 'need_bank_account_deposit_verified'])
    .select(raw<boolean>`withdraw_password_hash is not null`.as('has_withdraw_password'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
}

export interface NewMember {
  readonly siteId: number;
  readonly account: string;
  readonly passwordHash: string;
  readonly withdrawPasswordHash: string | null;
  readonly currency: Currency;
  readonly language: Language;
  /** At most one of the two. */
  readonly agentId: number | null;
  readonly recommenderId: number | null;
  readonly recommendCode: string;
  readonly remoteAddress: string;
  readonly now: Date;
}

/** The id of the new member, who has just come in; null: the site has a member of that account. */
export async function insertMember(transaction: SqlTransaction, member: NewMember): Promise<number | null> {
  const inserted = await transaction
    .insertInto('app.member')
    .values({
      site_id: member.siteId,
      member_account: member.account,
      password_hash: member.passwordHash,
      withdraw_password_hash: member.withdrawPasswordHash,
      currency: member.currency,
      language: member.language,
      agent_id: member.agentId,
      recommender_id: member.recommenderId,
      recommend_code: member.recommendCode,
      registered_from: member.remoteAddress,
      created_at: member.now,
      last_login_at: member.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_account']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return inserted?.member_id ?? null;
}

/** How many members of all sites registered from an address (IPv6: one /64) before `now`. */
export async function countRegistrationsFrom(
  sql: SqlOrTransaction,
  remoteAddress: string,
  now: Date,
): Promise<{ withinMinute: number; withinDay: number }> {
  const minuteAgo = new Date(now.getTime() - 60_000);
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000);
  return sql
    .selectFrom('app.member')
    .select([
      raw<number>`count(*)::int`.as('withinDay'),
      raw<number>`(count(*) filter (where created_at > ${minuteAgo}))::int`.as('withinMinute'),
    ])
    .where(raw`app.address_block(registered_from)`, '=', raw`app.address_block(${remoteAddress}::inet)`)
    .where('created_at', '>', dayAgo)
    .executeTakeFirstOrThrow();
}

/** A member as others name them: by account, number or recommend code. */
export interface KnownMember {
  readonly memberId: number;
  readonly account: string;
  readonly currency: Currency;
  readonly isDisabled: boolean;
  readonly isAgent: boolean;
  readonly isAgentActive: boolean;
}

export async function findMember(
  sql: SqlOrTransaction,
  siteId: number,
  by: { readonly id: number } | { readonly account: string } | { readonly recommendCode: string },
): Promise<KnownMember | null> {
  const query = sql
    .selectFrom('app.member')
    .select(['member_id', 'member_account', 'currency', 'status', 'is_agent', 'agent_active'])
    .where('site_id', '=', siteId);
  const named =
    'id' in by
      ? query.where('member_id', '=', by.id)
      : 'account' in by
        ? query.where('member_account', '=', by.account)
        : query.where('recommend_code', '=', by.recommendCode);
  const row = await named.executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    account: row.member_account,
    currency: row.currency,
    isDisabled: row.status === 'disabled',
    isAgent: row.is_agent,
    isAgentActive: row.agent_active,
  };
}

/**
 * The number of a member who is neither disabled nor frozen; null whether it is that or there is no such member. One row
 * is answered in any case, so that the time does not tell.
 */
export async function findOpenMember(
  sql: SqlOrTransaction,
  siteId: number,
  by: { readonly memberId: number } | { readonly account: string; readonly currency: Currency },
  now: Date,
): Promise<number | null> {
  const open = sql
    .selectFrom('app.member')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('status', '<>', 'disabled')
    .where((where) => where.or([where('frozen_until', 'is', null), where('frozen_until', '<=', now)]))
    .where((where) =>
      'memberId' in by
        ? where('member_id', '=', by.memberId)
        : where.and({ member_account: by.account, currency: by.currency }),
    );
  const { member_id: memberId } = await sql.selectNoFrom(open.as('member_id')).executeTakeFirstOrThrow();
  return memberId;
}

/**
 * Whether there is such a member who may bring others: an active agent, or whoever has the recommend code. One row is
 * answered whoever there is, so that the time does not tell.
 */
export async function canIntroduce(
  sql: SqlOrTransaction,
  siteId: number,
  by: { readonly agent: string } | { readonly recommendCode: string },
): Promise<boolean> {
  const members = sql
    .selectFrom('app.member')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('status', '<>', 'disabled');
  const asked =
    'agent' in by
      ? members
          .where('is_agent', '=', true)
          .where('agent_active', '=', true)
          .where((where) =>
            where.or([
              where('member_account', '=', by.agent.toLowerCase()),
              where('member_id', '=', /^[1-9]\d{0,14}$/.test(by.agent) ? Number(by.agent) : 0),
            ]),
          )
      : members.where('recommend_code', '=', by.recommendCode.toUpperCase());
  const row = await sql
    .selectNoFrom((select) => select.exists(asked).$castTo<boolean>().as('can'))
    .executeTakeFirstOrThrow();
  return row.can;
}

/** The member has bound an account; false when nobody had asked for one. */
export async function settleBankAccountNeed(transaction: SqlTransaction, memberId: number): Promise<boolean> {
  const result = await transaction
    .updateTable('app.member')
    .set({ need_bank_account_deposit_verified: false })
    .where('member_id', '=', memberId)
    .where('need_bank_account_deposit_verified', '=', true)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** When the member registered. */
export async function memberSince(sql: SqlOrTransaction, memberId: number): Promise<Date> {
  const row = await sql
    .selectFrom('app.member')
    .select('created_at')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return row.created_at;
}
