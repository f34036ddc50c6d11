import { sql as raw } from 'kysely';
import type { Member } from '#platform/actor.ts';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { SessionTimes } from './session.rules.ts';
import type { SessionEndReason } from './session.tables.ts';

export interface FoundSession extends SessionTimes {
  readonly member: Member;
}

/** The living session whose present or previous token has this hash, of a member who is not disabled. */
export async function findSession(
  sql: SqlOrTransaction,
  tokenHash: Buffer,
  siteId: number,
): Promise<FoundSession | null> {
  const row = await sql
    .selectFrom('app.session as session')
    .innerJoin('app.member as member', 'member.member_id', 'session.member_id')
    .select([
      'session.session_id',
      'session.token_hash',
      'session.token_issued_at',
      'session.last_used_at',
      'session.previous_valid_until',
      'member.member_id',
      'member.site_id',
      'member.member_account',
      'member.currency',
      'member.is_agent',
      'member.agent_active',
      'member.agent_type',
      'member.agent_level',
    ])
    .where((where) =>
      where.or([
        where('session.token_hash', '=', tokenHash),
        where('session.previous_token_hash', '=', tokenHash),
      ]),
    )
    .where('session.ended_at', 'is', null)
    .where('session.site_id', '=', siteId)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  if (!row) return null;
  return {
    member: {
      kind: 'member',
      memberId: row.member_id,
      sessionId: row.session_id,
      siteId: row.site_id,
      account: row.member_account,
      currency: row.currency,
      agent: row.is_agent && row.agent_active ? { type: row.agent_type, level: row.agent_level } : null,
    },
    tokenIssuedAt: row.token_issued_at,
    lastUsedAt: row.last_used_at,
    previousValidUntil: row.previous_valid_until,
    matchedPrevious: !row.token_hash.equals(tokenHash),
  };
}

export interface NewSession {
  readonly sessionId: string;
  readonly memberId: number;
  readonly siteId: number;
  readonly tokenHash: Buffer;
  readonly remoteAddress: string;
  readonly userAgent: string;
  readonly claims: Readonly<Record<string, string>>;
  readonly now: Date;
}

export async function insertSession(transaction: SqlTransaction, session: NewSession): Promise<void> {
  await transaction
    .insertInto('app.session')
    .values({
      session_id: session.sessionId,
      member_id: session.memberId,
      site_id: session.siteId,
      token_hash: session.tokenHash,
      token_issued_at: session.now,
      created_at: session.now,
      last_used_at: session.now,
      remote_address: session.remoteAddress,
      user_agent: session.userAgent,
      claims: JSON.stringify(session.claims),
    })
    .execute();
}

/** The condition on the hash lets one of several calls at once rotate. */
export async function replaceToken(
  sql: SqlOrTransaction,
  sessionId: string,
  token: {
    readonly before: Buffer;
    readonly after: Buffer;
    readonly beforeValidUntil: Date;
    readonly now: Date;
  },
): Promise<void> {
  await sql
    .updateTable('app.session')
    .set({
      token_hash: token.after,
      token_issued_at: token.now,
      previous_token_hash: token.before,
      previous_valid_until: token.beforeValidUntil,
      last_used_at: token.now,
    })
    .where('session_id', '=', sessionId)
    .where('token_hash', '=', token.before)
    .where('ended_at', 'is', null)
    .execute();
}

/** Counts as use at `now`, of those that were last used at `notAfter` or before. */
export async function touchSessions(
  sql: SqlOrTransaction,
  sessionIds: readonly string[],
  { now, notAfter }: { readonly now: Date; readonly notAfter: Date },
): Promise<void> {
  if (sessionIds.length === 0) return;
  await sql
    .updateTable('app.session')
    .set({ last_used_at: now })
    .where('session_id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .where('last_used_at', '<=', notAfter)
    .execute();
}

/**
 * A trigger tells every process (`session_ended`). Unless the reason is `idle`, another one
 * (`session_games_end`) ends what the member plays, as it does for every end below.
 */
export async function endSession(
  sql: SqlOrTransaction,
  sessionId: string,
  reason: SessionEndReason,
  now: Date,
): Promise<void> {
  await sql
    .updateTable('app.session')
    .set({ ended_at: now, end_reason: reason })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endSessionsOf(
  sql: SqlOrTransaction,
  memberId: number,
  reason: SessionEndReason,
  now: Date,
): Promise<void> {
  await sql
    .updateTable('app.session')
    .set({ ended_at: now, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Of these sessions, those that still live. */
export async function findLiving(
  sql: SqlOrTransaction,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await sql
    .selectFrom('app.session')
    .select('session_id')
    .where('session_id', 'in', sessionIds)
    .where('ended_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.session_id));
}

/** Sites that have living sessions. */
export async function listSitesInUse(sql: SqlOrTransaction, limit: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('app.session')
    .select('site_id')
    .distinct()
    .where('ended_at', 'is', null)
    .orderBy('site_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.site_id);
}

/** Ends a site's sessions that were last used at `lastUsedBy` or before; returns how many. */
export async function endUnused(
  sql: SqlOrTransaction,
  siteId: number,
  { lastUsedBy, now }: { readonly lastUsedBy: Date; readonly now: Date },
): Promise<number> {
  const result = await sql
    .updateTable('app.session')
    .set({ ended_at: now, end_reason: 'idle' })
    .where('site_id', '=', siteId)
    .where('ended_at', 'is', null)
    .where('last_used_at', '<=', lastUsedBy)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function deleteEndedBefore(sql: SqlOrTransaction, time: Date): Promise<void> {
  await sql.deleteFrom('app.session').where('ended_at', '<', time).execute();
}

/** Accounts of a site other than `memberId` that logged in from the address (IPv6: its /64) since `since`. */
export async function countOtherAccountsFrom(
  sql: SqlOrTransaction,
  visitor: { siteId: number; remoteAddress: string; memberId: number; since: Date },
): Promise<number> {
  const { count } = await sql
    .selectFrom('app.session')
    .select(raw<number>`count(distinct member_id)::int`.as('count'))
    .where('site_id', '=', visitor.siteId)
    .where(
      raw`app.address_block(remote_address)`,
      '=',
      raw`app.address_block(${visitor.remoteAddress}::inet)`,
    )
    .where('created_at', '>', visitor.since)
    .where('member_id', '<>', visitor.memberId)
    .executeTakeFirstOrThrow();
  return count;
}
