import { sql as raw } from 'kysely';
import type { Currency } from '@halls/contract';
import type { OfficeRecommendedFriend } from '@halls/contract/office';
import type { RecommendedFriendState } from '@halls/contract/recommendation';
import type { Sql, SqlTransaction } from '#platform/database.ts';

/** Looks at so many friends who have something left to do: see `friends.look_at_open`. */
export async function lookAtOpen(
  sql: Sql,
  asked: { readonly countedUntil: Date | null; readonly now: Date; readonly limit: number },
): Promise<void> {
  await raw`select friends.look_at_open(${asked.countedUntil}::timestamptz, ${asked.now}::timestamptz,
    ${asked.limit}::integer)`.execute(sql);
}

export interface WaitingReward {
  readonly friendId: number;
  readonly role: 'recommender' | 'friend';
}

/** What is to be given, what was never tried or not for the longest first; not what was tried after a moment. */
export async function listWaiting(
  sql: Sql,
  { triedUntil, limit }: { readonly triedUntil: Date; readonly limit: number },
): Promise<WaitingReward[]> {
  const rows = await sql
    .selectFrom('friends.reward')
    .select(['friend_id', 'role'])
    .where('award_id', 'is', null)
    .where((where) => where.or([where('tried_at', 'is', null), where('tried_at', '<=', triedUntil)]))
    .orderBy('tried_at', (tried) => tried.asc().nullsFirst())
    .orderBy('friend_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ friendId: row.friend_id, role: row.role }));
}

export async function give(
  sql: Sql,
  { friendId, role }: WaitingReward,
  now: Date,
): Promise<'given' | 'full' | 'waits'> {
  const { rows } = await raw<{ outcome: 'given' | 'full' | 'waits' }>`
    select friends.give(${friendId}, ${role}, ${now}) as outcome`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('friends.give answered nothing');
  return row.outcome;
}

/** False where it is not held any more. */
export async function decide(
  transaction: SqlTransaction,
  decided: {
    readonly friendId: number;
    readonly isReleased: boolean;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { rows } = await raw<{ is_decided: boolean }>`
    select friends.decide(${decided.friendId}, ${decided.isReleased}, ${decided.reason}, ${decided.now})
      as is_decided`.execute(transaction);
  return rows[0]?.is_decided ?? false;
}

export interface FriendRow {
  readonly friend_id: number;
  readonly account: string;
  readonly registered_at: Date;
  /** Null, as is what follows: the friend came under no terms. */
  readonly state: RecommendedFriendState | null;
  readonly currency: Currency | null;
  readonly due_at: Date | null;
  readonly asked_deposit_minor: string | null;
  readonly asked_turnover_minor: string | null;
  readonly deposit_minor: string | null;
  readonly turnover_minor: string | null;
  readonly reward_minor: string | null;
  readonly held_for: OfficeRecommendedFriend['held_for'] | null;
}

/**
 * Whom a member has brought, the latest first, their accounts masked: all, or the one with an account. What they have done
 * is told up to what is asked: how much more they deposit and play is their own business.
 */
export async function listFriendsOf(
  sql: Sql,
  asked: {
    readonly recommenderId: number;
    readonly account: string | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<readonly FriendRow[]> {
  const { rows } = await raw<FriendRow>`
    select m.member_id as friend_id, app.mask_account(m.member_account) as account, m.created_at as registered_at,
      case when f.state = 'met' then case when r.award_id is null then 'waiting' else 'given' end else f.state end as state,
      t.currency, f.due_at, t.deposit_minor::text as asked_deposit_minor, t.turnover_minor::text as asked_turnover_minor,
      least(f.deposit_minor, t.deposit_minor)::text as deposit_minor,
      least(f.turnover_minor, t.turnover_minor)::text as turnover_minor, t.reward_minor::text, f.held_for
    from app.member m
    left join friends.friend f on f.friend_id = m.member_id
    left join friends.terms t using (terms_id)
    left join friends.reward r on r.friend_id = f.friend_id and r.role = 'recommender'
    where m.recommender_id = ${asked.recommenderId}
      and (${asked.account}::text is null or m.member_account = ${asked.account})
      and (${asked.before}::bigint is null or m.member_id < ${asked.before})
    order by m.member_id desc limit ${asked.limit}`.execute(sql);
  return rows;
}

export interface FriendTotals {
  readonly friends: number;
  readonly givenMinor: bigint;
  /** Since a moment. */
  readonly givenSinceMinor: bigint;
}

export async function sumFriendsOf(sql: Sql, recommenderId: number, since: Date): Promise<FriendTotals> {
  const { rows } = await raw<{ friends: number; given_minor: string; since_minor: string }>`
    select (select count(*)::int from app.member m where m.recommender_id = ${recommenderId}) as friends,
      coalesce(sum(r.amount_minor), 0)::text as given_minor,
      coalesce(sum(r.amount_minor) filter (where r.given_at >= ${since}), 0)::text as since_minor
    from friends.reward r
    where r.member_id = ${recommenderId} and r.role = 'recommender' and r.award_id is not null`.execute(sql);
  const [row] = rows;
  return {
    friends: row?.friends ?? 0,
    givenMinor: BigInt(row?.given_minor ?? 0),
    givenSinceMinor: BigInt(row?.since_minor ?? 0),
  };
}

export interface OfficeFriendRow {
  readonly friend_id: number;
  readonly friend_account: string;
  readonly recommender_id: number;
  readonly recommender_account: string;
  readonly currency: Currency;
  readonly version: number;
  readonly registered_at: Date;
  readonly due_at: Date;
  readonly ended_at: Date | null;
  readonly state: OfficeRecommendedFriend['state'];
  readonly held_for: OfficeRecommendedFriend['held_for'];
  readonly decision: string | null;
  readonly asked_deposit_minor: string;
  readonly asked_turnover_minor: string;
  readonly deposit_minor: string;
  readonly turnover_minor: string;
  readonly given_minor: string;
}

/** Friends who came under a site's terms, the latest first; of one state, or all. */
export async function listFriends(
  sql: Sql,
  asked: {
    readonly siteId: number;
    readonly state: OfficeRecommendedFriend['state'] | null;
    readonly friendId?: number;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<readonly OfficeFriendRow[]> {
  const { rows } = await raw<OfficeFriendRow>`
    select f.friend_id, m.member_account as friend_account, f.recommender_id, r.member_account as recommender_account,
      t.currency, t.version, f.registered_at, f.due_at, f.ended_at, f.state, f.held_for, f.decision,
      t.deposit_minor::text as asked_deposit_minor, t.turnover_minor::text as asked_turnover_minor,
      f.deposit_minor::text, f.turnover_minor::text,
      (select coalesce(sum(w.amount_minor), 0)::text from friends.reward w
        where w.friend_id = f.friend_id and w.award_id is not null) as given_minor
    from friends.friend f
    join friends.terms t using (terms_id)
    join app.member m on m.member_id = f.friend_id
    join app.member r on r.member_id = f.recommender_id
    where t.site_id = ${asked.siteId}
      and (${asked.state}::text is null or f.state = ${asked.state})
      and (${asked.friendId ?? null}::bigint is null or f.friend_id = ${asked.friendId ?? null})
      and (${asked.before}::bigint is null or f.friend_id < ${asked.before})
    order by f.friend_id desc limit ${asked.limit}`.execute(sql);
  return rows;
}
