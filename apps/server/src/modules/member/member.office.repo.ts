import { sql as raw } from 'kysely';
import type { Currency, Language } from '@halls/contract';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { blockOf } from './member-place.repo.ts';

/** A member as a list of the office shows them. */
export interface ListedMember {
  readonly member_id: number;
  readonly member_account: string;
  readonly currency: Currency;
  readonly status: 'active' | 'disabled';
  readonly frozen_until: Date | null;
  readonly is_agent: boolean;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
}

/** Which members of a site a list holds. */
export interface ListFilter {
  readonly siteId: number;
  readonly status: 'active' | 'frozen' | 'disabled' | undefined;
  readonly now: Date;
  readonly limit: number;
}

/** The newest first or last, of numbers beyond `from`. */
export function listByNumber(
  sql: SqlOrTransaction,
  {
    from,
    isNewestFirst,
    ...filter
  }: ListFilter & { readonly from: number | null; readonly isNewestFirst: boolean },
): Promise<ListedMember[]> {
  return listed(sql, filter)
    .$if(from !== null, (query) => query.where('member_id', isNewestFirst ? '<' : '>', from))
    .orderBy('member_id', isNewestFirst ? 'desc' : 'asc')
    .limit(filter.limit)
    .execute();
}

/** By account or backwards, those that begin with `prefix` and come after `after`. */
export function listByAccount(
  sql: SqlOrTransaction,
  filter: ListFilter & {
    readonly prefix: string;
    readonly after: string | null;
    readonly isBackwards?: boolean;
  },
): Promise<ListedMember[]> {
  const { prefix, after, isBackwards = false } = filter;
  const [beyond, order] = isBackwards ? [raw`~<~`, raw`using ~>~`] : [raw`~>~`, raw`using ~<~`];
  return (
    listed(sql, filter)
      // the bytewise order is the one that the index of prefixes has
      .where(raw<boolean>`member_account like ${`${prefix.replace(/[\\%_]/g, String.raw`\$&`)}%`}`)
      .$if(after !== null, (query) => query.where(raw<boolean>`member_account ${beyond} ${after}`))
      .orderBy(raw`member_account ${order}`)
      .limit(filter.limit)
      .execute()
  );
}

export function listByIds(
  sql: SqlOrTransaction,
  filter: ListFilter,
  memberIds: readonly number[],
): Promise<ListedMember[]> {
  if (memberIds.length === 0) return Promise.resolve([]);
  return listed(sql, filter)
    .where('member_id', 'in', memberIds)
    .orderBy('member_id', 'desc')
    .limit(filter.limit)
    .execute();
}

function listed(sql: SqlOrTransaction, { siteId, status, now }: ListFilter) {
  const members = sql
    .selectFrom('app.member')
    .select(['member_id', 'member_account', 'currency', 'status', 'frozen_until', 'is_agent'])
    .select(['created_at', 'last_login_at'])
    .where('site_id', '=', siteId);
  if (status === 'disabled') return members.where('status', '=', 'disabled');
  if (status === 'frozen') return members.where('status', '=', 'active').where('frozen_until', '>', now);
  if (status === undefined) return members;
  return members
    .where('status', '=', 'active')
    .where((where) => where.or([where('frozen_until', 'is', null), where('frozen_until', '<=', now)]));
}

/** Members of a site who registered or came in from the network of an address: numbers, the highest first. */
export async function findIdsByAddress(
  sql: SqlOrTransaction,
  { siteId, address, limit }: { readonly siteId: number; readonly address: string; readonly limit: number },
): Promise<number[]> {
  const { rows } = await raw<{ member_id: number }>`
    select m.member_id from app.member m
    where m.site_id = ${siteId} and m.member_id in (
      select r.member_id from app.member r where app.address_block(r.registered_from) = ${blockOf(address)}
      union
      select p.member_id from app.member_place p where p.address_block = ${blockOf(address)})
    order by m.member_id desc limit ${limit}`.execute(sql);
  return rows.map((row) => row.member_id);
}

export async function findIdByCode(
  sql: SqlOrTransaction,
  siteId: number,
  recommendCode: string,
): Promise<number | null> {
  const row = await sql
    .selectFrom('app.member')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('recommend_code', '=', recommendCode)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** What the office knows of a member, without what they have told of themselves. */
export interface OfficeMember {
  readonly memberId: number;
  readonly siteId: number;
  readonly account: string;
  readonly currency: Currency;
  readonly language: Language | null;
  readonly isDisabled: boolean;
  readonly frozenUntil: Date | null;
  readonly mayTransfer: boolean;
  readonly mustChangePassword: boolean;
  readonly hasWithdrawPassword: boolean;
  readonly isAgent: boolean;
  readonly isAgentActive: boolean;
  readonly agentLevel: number;
  readonly agentId: number | null;
  readonly recommenderId: number | null;
  readonly recommendCode: string;
  readonly registeredFrom: string | null;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  readonly revision: number;
}

/** Null where the site has no such member. `lock` holds the row until the transaction ends. */
export async function readOfficeMember(
  sql: SqlOrTransaction,
  { siteId, memberId }: { readonly siteId: number; readonly memberId: number },
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<OfficeMember | null> {
  const row = await sql
    .selectFrom('app.member')
    .select(['member_id', 'site_id', 'member_account', 'currency', 'language', 'status', 'frozen_until'])
    .select(['wallet_status', 'first_login_to_change_password', 'is_agent', 'agent_active', 'agent_level'])
    .select(['agent_id', 'recommender_id', 'recommend_code', 'created_at', 'last_login_at'])
    .select(['office_revision', raw<string | null>`host(registered_from)`.as('registered_from')])
    .select(raw<boolean>`withdraw_password_hash is not null`.as('has_withdraw_password'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return null;
  return {
    memberId: row.member_id,
    siteId: row.site_id,
    account: row.member_account,
    currency: row.currency,
    language: row.language,
    isDisabled: row.status === 'disabled',
    frozenUntil: row.frozen_until,
    mayTransfer: row.wallet_status === 1,
    mustChangePassword: row.first_login_to_change_password,
    hasWithdrawPassword: row.has_withdraw_password,
    isAgent: row.is_agent,
    isAgentActive: row.agent_active,
    agentLevel: row.agent_level,
    agentId: row.agent_id,
    recommenderId: row.recommender_id,
    recommendCode: row.recommend_code,
    registeredFrom: row.registered_from,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    revision: row.office_revision,
  };
}

/** What operators change of a member's row. */
export type MemberStanding = Partial<
  Pick<OfficeMember, 'isDisabled' | 'frozenUntil' | 'mayTransfer' | 'mustChangePassword'>
>;

/** Answers the new revision. Triggers of the row end sessions and games where the change asks for it. */
export async function changeStanding(
  transaction: SqlTransaction,
  memberId: number,
  { isDisabled, frozenUntil, mayTransfer, mustChangePassword }: MemberStanding,
): Promise<number> {
  const row = await transaction
    .updateTable('app.member')
    .set({
      ...(isDisabled !== undefined && { status: isDisabled ? 'disabled' : 'active' }),
      ...(frozenUntil !== undefined && { frozen_until: frozenUntil }),
      ...(mayTransfer !== undefined && { wallet_status: mayTransfer ? 1 : 0 }),
      ...(mustChangePassword !== undefined && { first_login_to_change_password: mustChangePassword }),
      office_revision: raw<number>`office_revision + 1`,
    })
    .where('member_id', '=', memberId)
    .returning('office_revision')
    .executeTakeFirstOrThrow();
  return row.office_revision;
}

export interface LinkedMember {
  readonly memberId: number;
  readonly account: string;
  readonly isDisabled: boolean;
  readonly frozenUntil: Date | null;
  readonly sharesDevice: boolean;
  readonly sharesNetwork: boolean;
}

/** Other members of the site who came in with a device of the member's, or, since `since`, from a network of theirs. */
export async function listLinked(
  sql: SqlOrTransaction,
  { siteId, memberId }: { readonly siteId: number; readonly memberId: number },
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<LinkedMember[]> {
  const { rows } = await raw<{
    member_id: number;
    member_account: string;
    status: 'active' | 'disabled';
    frozen_until: Date | null;
    shares_device: boolean;
    shares_network: boolean;
  }>`
    with shared as (
      (select other.member_id, true as by_device from app.member_device mine
        join app.member_device other using (device_hash)
        where mine.member_id = ${memberId} and other.member_id <> ${memberId} limit 1000)
      union all
      (select other.member_id, false from app.member_place mine
        join app.member_place other using (address_block)
        where mine.member_id = ${memberId} and other.member_id <> ${memberId}
          and mine.last_seen_at > ${since} and other.last_seen_at > ${since} limit 1000))
    select m.member_id, m.member_account, m.status, m.frozen_until, bool_or(s.by_device) as shares_device,
      bool_or(not s.by_device) as shares_network
    from shared s join app.member m using (member_id)
    where m.site_id = ${siteId}
    group by m.member_id
    order by bool_or(s.by_device) desc, m.member_id desc
    limit ${limit}`.execute(sql);
  return rows.map((row) => ({
    memberId: row.member_id,
    account: row.member_account,
    isDisabled: row.status === 'disabled',
    frozenUntil: row.frozen_until,
    sharesDevice: row.shares_device,
    sharesNetwork: row.shares_network,
  }));
}

/** What these members are called; of at most a page. */
export async function accountsOf(
  sql: SqlOrTransaction,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('app.member')
    .select(['member_id', 'member_account'])
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .limit(memberIds.length)
    .execute();
  return new Map(rows.map((row) => [row.member_id, row.member_account]));
}

/** The sites of these members, by number; who is none is left out. */
export async function sitesOf(
  sql: SqlOrTransaction,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await sql
    .selectFrom('app.member')
    .select(['member_id', 'site_id'])
    .where('member_id', 'in', memberIds)
    .orderBy('member_id')
    .limit(memberIds.length)
    .execute();
  return new Map(rows.map((row) => [row.member_id, row.site_id]));
}
