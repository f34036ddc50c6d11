import { randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import { memberLogin } from '@halls/contract/session';
import type { CallMember } from '#platform/call.ts';
import type { Clock } from '@halls/service';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { hashToken, isTokenShaped, newToken, successorOf } from './session-token.ts';
import { judgeSession, previousTokenLivesMs, touchEveryMs } from './session.rules.ts';
import { findSession, type FoundSession } from './session.repo.ts';
import type { SessionEndReason } from './session.tables.ts';

export interface SessionContext {
  readonly remoteAddress: string;
  readonly userAgent: string;
  /** What the body said of its device. */
  readonly claims: Readonly<Record<string, string>>;
}

export interface Authenticated {
  readonly member: CallMember;
  /** Replaces the token from now on, when it was due. */
  readonly rotatedToken: string | null;
}

export interface Sessions {
  /**
   * Starts the member's one session inside `tx`: ends an older one, writes the `login` event.
   * The caller must hold the member's row (`lockMember`), or two logins at once collide.
   */
  issue(
    tx: SqlTransaction,
    member: { memberId: number; siteId: number },
    context: SessionContext,
  ): Promise<string>;
  /** The member behind a token of this site, or null. Rotates a token that is due. */
  authenticate(token: string, siteId: number): Promise<Authenticated | null>;
  /** As `authenticate`, for sockets: neither rotates nor counts as use. */
  identify(token: string, siteId: number): Promise<CallMember | null>;
  end(sessionId: string, reason: SessionEndReason): Promise<void>;
  endAllOf(tx: SqlOrTransaction, memberId: number, reason: SessionEndReason): Promise<void>;
  /** Of these sessions, those that still live. */
  livingOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Counts something other than a call as use, such as a round that was played. */
  keepAlive(sessionIds: readonly string[]): Promise<void>;
  /** Ends what has been idle too long; returns how many. Run every minute. */
  endIdle(): Promise<number>;
}

export function createSessions(deps: {
  sql: Sql;
  clock: Clock;
  /** Of the server; tokens are renewed with it. */
  secret: string;
  /** A site setting. */
  idleMinutesOf: (siteId: number) => number;
}): Sessions {
  const { sql, clock } = deps;
  const idleMsOf = (siteId: number) => deps.idleMinutesOf(siteId) * 60_000;

  async function find(token: string, siteId: number): Promise<FoundSession | null> {
    if (!isTokenShaped(token)) return null;
    return findSession(sql, hashToken(token), siteId);
  }

  async function authenticate(token: string, siteId: number): Promise<Authenticated | null> {
    const found = await find(token, siteId);
    if (!found) return null;
    const now = clock();
    switch (judgeSession(found, now, idleMsOf(siteId))) {
      case 'idle':
        await end(found.member.sessionId, 'idle');
        return null;
      case 'expired_token':
        return null;
      case 'rotate':
        await rotate(token, found.member.sessionId, now);
        return { member: found.member, rotatedToken: successorOf(token, deps.secret) };
      case 'rotated':
        return { member: found.member, rotatedToken: successorOf(token, deps.secret) };
      case 'touch':
        await touch(found.member.sessionId, now);
        return { member: found.member, rotatedToken: null };
      case 'use':
        return { member: found.member, rotatedToken: null };
    }
  }

  // The condition on the hash lets one of several calls at once rotate. All of them answer the same
  // new token: an answer that gets lost, as when the visitor leaves the page, does not log anyone out.
  async function rotate(token: string, sessionId: string, now: Date): Promise<void> {
    await sql
      .updateTable('app.session')
      .set({
        token_hash: hashToken(successorOf(token, deps.secret)),
        token_issued_at: now,
        previous_token_hash: hashToken(token),
        previous_valid_until: new Date(now.getTime() + previousTokenLivesMs),
        last_used_at: now,
      })
      .where('session_id', '=', sessionId)
      .where('token_hash', '=', hashToken(token))
      .where('ended_at', 'is', null)
      .execute();
  }

  async function touch(sessionId: string, now: Date): Promise<void> {
    await sql
      .updateTable('app.session')
      .set({ last_used_at: now })
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .where('last_used_at', '<', now)
      .execute();
  }

  async function end(sessionId: string, reason: SessionEndReason): Promise<void> {
    await sql
      .updateTable('app.session')
      .set({ ended_at: clock(), end_reason: reason })
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute();
  }

  async function endAllOf(tx: SqlOrTransaction, memberId: number, reason: SessionEndReason): Promise<void> {
    await tx
      .updateTable('app.session')
      .set({ ended_at: clock(), end_reason: reason })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute();
  }

  return {
    async issue(tx, member, context) {
      const now = clock();
      const token = newToken();
      await endAllOf(tx, member.memberId, 'replaced');
      await tx
        .insertInto('app.session')
        .values({
          session_id: randomUUID(),
          member_id: member.memberId,
          site_id: member.siteId,
          token_hash: hashToken(token),
          token_issued_at: now,
          created_at: now,
          last_used_at: now,
          remote_address: context.remoteAddress,
          user_agent: context.userAgent,
          claims: JSON.stringify(context.claims),
        })
        .execute();
      await publish(
        tx,
        memberLogin,
        { member_id: member.memberId },
        { token: hashToken(token).toString('hex') },
      );
      return token;
    },
    authenticate,
    async identify(token, siteId) {
      const found = await find(token, siteId);
      if (!found) return null;
      const verdict = judgeSession(found, clock(), idleMsOf(siteId));
      return verdict === 'idle' || verdict === 'expired_token' ? null : found.member;
    },
    end,
    endAllOf,
    async livingOf(sessionIds) {
      if (sessionIds.length === 0) return new Set();
      const rows = await sql
        .selectFrom('app.session')
        .select('session_id')
        .where('session_id', 'in', sessionIds)
        .where('ended_at', 'is', null)
        .execute();
      return new Set(rows.map((row) => row.session_id));
    },
    async keepAlive(sessionIds) {
      if (sessionIds.length === 0) return;
      const now = clock();
      await sql
        .updateTable('app.session')
        .set({ last_used_at: now })
        .where('session_id', 'in', sessionIds)
        .where('ended_at', 'is', null)
        .where('last_used_at', '<=', new Date(now.getTime() - touchEveryMs))
        .execute();
    },
    async endIdle() {
      const now = clock();
      const sites = await sql
        .selectFrom('app.session')
        .select('site_id')
        .distinct()
        .where('ended_at', 'is', null)
        .execute();
      let ended = 0n;
      for (const { site_id: siteId } of sites) {
        const result = await sql
          .updateTable('app.session')
          .set({ ended_at: now, end_reason: 'idle' })
          .where('site_id', '=', siteId)
          .where('ended_at', 'is', null)
          .where('last_used_at', '<=', new Date(now.getTime() - idleMsOf(siteId)))
          .executeTakeFirst();
        ended += result.numUpdatedRows;
      }
      // ended sessions are kept a month for questions of members and operators
      await sql
        .deleteFrom('app.session')
        .where('ended_at', '<', raw<Date>`${now}::timestamptz - interval '30 days'`)
        .execute();
      return Number(ended);
    },
  };
}
