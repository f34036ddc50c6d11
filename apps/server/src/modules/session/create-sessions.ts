import type { Member } from '#platform/actor.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { authenticate, identify, type Authenticated, type SessionDeps } from './authenticate.ts';
import { endIdleSessions } from './end-idle-sessions.ts';
import { issueSession, type SessionContext } from './issue-session.ts';
import { endSession, findLiving, touchSessions } from './session.repo.ts';
import { touchEveryMs } from './session.rules.ts';
import { sweepLoginRecords } from './sweep-login-records.ts';
import type { SessionEndReason } from './session.tables.ts';

export interface Sessions {
  /**
   * Starts the member's one session inside `transaction`: ends an older one, writes the `login` event.
   * The caller must hold the member's row (`lockMember`), or two logins at once collide.
   */
  issue(
    transaction: SqlTransaction,
    member: { memberId: number; siteId: number },
    context: SessionContext,
  ): Promise<string>;
  /** The member behind a token of this site, or null. Rotates a token that is due. */
  authenticate(token: string, siteId: number): Promise<Authenticated | null>;
  /** As `authenticate`, for sockets: neither rotates nor counts as use. */
  identify(token: string, siteId: number): Promise<Member | null>;
  /**
   * Ends more than the session: a trigger of `app.session` (in `functions/app.end-games-of-session.sql`) stops the
   * member's bets and makes the open game `abandoned`, so that its money is transferred back. `idle` leaves games alone.
   */
  end(sessionId: string, reason: SessionEndReason): Promise<void>;
  /** Of these sessions, those that still live. */
  livingOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Counts something other than a call as use, such as a round that was played. */
  keepAlive(sessionIds: readonly string[]): Promise<void>;
  /** Ends what has been idle too long; returns how many. Run every minute. */
  endIdle(): Promise<number>;
  /** Forgets logins and tries that are no longer anybody's business. Run every ten minutes. */
  sweepRecords(): Promise<void>;
}

export function createSessions(deps: SessionDeps): Sessions {
  const { sql, clock } = deps;
  return {
    issue: (transaction, member, context) => issueSession(transaction, member, context, clock()),
    authenticate: (token, siteId) => authenticate(deps, token, siteId),
    identify: (token, siteId) => identify(deps, token, siteId),
    end: (sessionId, reason) => endSession(sql, sessionId, reason, clock()),
    livingOf: (sessionIds) => findLiving(sql, sessionIds),
    async keepAlive(sessionIds) {
      const now = clock();
      const notAfter = new Date(now.getTime() - touchEveryMs);
      await touchSessions(sql, sessionIds, { now, notAfter });
    },
    endIdle: () => endIdleSessions(deps),
    sweepRecords: () => sweepLoginRecords(sql, clock()),
  };
}
