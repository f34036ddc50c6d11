import { sql as raw, type Selectable } from 'kysely';
import type pg from 'pg';
import type { Currency } from '@halls/contract';
import type { Member } from '#platform/actor.ts';
import type { SqlOrTransaction, SqlTransaction, Tables } from '#platform/database.ts';
import type { SessionTimes } from './session.rules.ts';
import type { SessionEndReason, SessionTable } from './session.tables.ts';

export interface FoundSession extends SessionTimes {
  readonly member: Member;
}

/** A token as it is stored, and the site that it was shown to. */
export interface AskedToken {
  readonly tokenHash: Buffer;
  readonly siteId: number;
}

/**
 * For each token, in its place, the living session whose present or previous token has this hash, of a member who
 * is not disabled; else null. Each is looked up by its whole key: see ADR 34.
 */
export async function findSessions(
  pool: pg.Pool,
  asked: readonly AskedToken[],
): Promise<(FoundSession | null)[]> {
  const { rows } = await pool.query<SessionRow>({
    name: 'find_sessions',
    text: `select asked.place::int, session.*, member.*
      from unnest($1::bytea[], $2::int[]) with ordinality asked (token_hash, site_id, place)
      cross join lateral (
        (select ${sessionColumns}, false as matched_previous from app.session
          where token_hash = asked.token_hash and site_id = asked.site_id and ended_at is null)
        union all
        (select ${sessionColumns}, true from app.session
          where previous_token_hash = asked.token_hash and site_id = asked.site_id and ended_at is null)
        limit 1) session (session_id, owner_id, token_issued_at, last_used_at, previous_valid_until, matched_previous)
      cross join lateral (
        select member_id, site_id, member_account, currency, is_agent, agent_active, agent_type, agent_level,
            first_login_to_change_password
          from app.member where member_id = session.owner_id and status = 'active' limit 1) member`,
    values: [asked.map(({ tokenHash }) => tokenHash), asked.map(({ siteId }) => siteId)],
  });
  const byPlace = new Map(rows.map((row) => [row.place, readFound(row)]));
  return asked.map((_, index) => byPlace.get(index + 1) ?? null);
}

const sessionColumns = 'session_id, member_id, token_issued_at, last_used_at, previous_valid_until';

type SessionRow = Pick<
  Selectable<SessionTable>,
  'session_id' | 'token_issued_at' | 'last_used_at' | 'previous_valid_until'
> &
  Pick<
    Selectable<Tables['app.member']>,
    | 'member_id'
    | 'site_id'
    | 'member_account'
    | 'currency'
    | 'is_agent'
    | 'agent_active'
    | 'agent_type'
    | 'agent_level'
    | 'first_login_to_change_password'
  > & { readonly place: number; readonly matched_previous: boolean };

function readFound(row: SessionRow): FoundSession {
  return {
    member: {
      kind: 'member',
      memberId: row.member_id,
      sessionId: row.session_id,
      siteId: row.site_id,
      account: row.member_account,
      currency: row.currency,
      mustChangePassword: row.first_login_to_change_password,
      agent: row.is_agent && row.agent_active ? { type: row.agent_type, level: row.agent_level } : null,
    },
    tokenIssuedAt: row.token_issued_at,
    lastUsedAt: row.last_used_at,
    previousValidUntil: row.previous_valid_until,
    matchedPrevious: row.matched_previous,
  };
}

export interface NewSession {
  readonly sessionId: string;
  readonly memberId: number;
  readonly siteId: number;
  readonly tokenHash: Buffer;
  readonly remoteAddress: string;
  readonly country: string | null;
  readonly userAgent: string;
  readonly deviceHash: Buffer | null;
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
      country: session.country,
      user_agent: session.userAgent,
      device_hash: session.deviceHash,
      claims: JSON.stringify(session.claims),
    })
    .execute();
}

/** When a living session began, which is when its member proved to be one; null once it has ended. */
export async function readSessionStart(sql: SqlOrTransaction, sessionId: string): Promise<Date | null> {
  const row = await sql
    .selectFrom('app.session')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.created_at ?? null;
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
): Promise<number> {
  const result = await sql
    .updateTable('app.session')
    .set({ ended_at: now, end_reason: reason })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
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

/** Members of a site (of one currency, where it is said) who are logged in: the next `limit` after `afterId`. */
export async function listPresent(
  sql: SqlOrTransaction,
  of: { siteId: number; currency: Currency | null; afterId: number; limit: number },
): Promise<number[]> {
  const rows = await sql
    .selectFrom('app.session as session')
    .innerJoin('app.member as member', 'member.member_id', 'session.member_id')
    .select('session.member_id')
    .where('session.site_id', '=', of.siteId)
    .where('session.ended_at', 'is', null)
    .where('session.member_id', '>', of.afterId)
    .$if(of.currency !== null, (query) => query.where('member.currency', '=', of.currency as Currency))
    .orderBy('session.member_id')
    .limit(of.limit)
    .execute();
  return rows.map((row) => row.member_id);
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

/** What a session runs on. */
export interface SessionDevice {
  readonly deviceHash: Buffer | null;
  readonly remoteAddress: string | null;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

export async function readSessionDevice(sql: SqlOrTransaction, sessionId: string): Promise<SessionDevice> {
  const row = await sql
    .selectFrom('app.session')
    .select(['device_hash', 'remote_address', 'user_agent', 'created_at', 'last_used_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return {
    deviceHash: row.device_hash,
    remoteAddress: row.remote_address,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
