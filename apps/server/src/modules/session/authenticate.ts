import type { Member } from '#platform/actor.ts';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { hashToken, isTokenShaped, successorOf } from './session-token.ts';
import {
  endSession,
  replaceToken,
  touchSessions,
  type AskedToken,
  type FoundSession,
} from './session.repo.ts';
import { judgeSession, previousTokenLivesMs, type SessionVerdict } from './session.rules.ts';

export interface Authenticated {
  readonly member: Member;
  /** Replaces the token from now on, when it was due. */
  readonly rotatedToken: string | null;
}

export interface SessionDeps {
  readonly sql: Sql;
  /** The living session of a token, which is looked for in the database from now on. */
  readonly findSession: (asked: AskedToken) => Promise<FoundSession | null>;
  readonly clock: Clock;
  /** Of the server; tokens are renewed with it. */
  readonly secret: string;
  /** A site setting. */
  readonly idleMinutesOf: (siteId: number) => number;
}

/** The member behind a token of this site, or null. Rotates a token that is due. */
export async function authenticate(
  deps: SessionDeps,
  token: string,
  siteId: number,
): Promise<Authenticated | null> {
  const now = deps.clock();
  const judged = await judgeToken(deps, token, siteId, now);
  if (!judged) return null;
  const { member, verdict } = judged;
  const { sessionId } = member;
  switch (verdict) {
    case 'idle':
      await endSession(deps.sql, sessionId, 'idle', now);
      return null;
    case 'expired_token':
      return null;
    case 'rotate':
      await rotate(deps, token, sessionId, now);
      return { member, rotatedToken: successorOf(token, deps.secret) };
    case 'rotated':
      return { member, rotatedToken: successorOf(token, deps.secret) };
    case 'touch':
      await touchSessions(deps.sql, [sessionId], { now, notAfter: now });
      return { member, rotatedToken: null };
    case 'use':
      return { member, rotatedToken: null };
  }
}

/** As `authenticate`, for sockets: neither rotates nor counts as use. */
export async function identify(deps: SessionDeps, token: string, siteId: number): Promise<Member | null> {
  const judged = await judgeToken(deps, token, siteId, deps.clock());
  if (!judged || judged.verdict === 'idle' || judged.verdict === 'expired_token') return null;
  return judged.member;
}

async function judgeToken(
  { findSession, idleMinutesOf }: SessionDeps,
  token: string,
  siteId: number,
  now: Date,
): Promise<(Pick<FoundSession, 'member'> & { readonly verdict: SessionVerdict }) | null> {
  if (!isTokenShaped(token)) return null;
  const found = await findSession({ tokenHash: hashToken(token), siteId });
  if (!found) return null;
  return { member: found.member, verdict: judgeSession(found, now, idleMinutesOf(siteId) * 60_000) };
}

// Of several calls at once one rotates. All of them answer the same new token: an answer that gets
// lost, as when the visitor leaves the page, does not log anyone out.
async function rotate(
  { sql, secret }: SessionDeps,
  token: string,
  sessionId: string,
  now: Date,
): Promise<void> {
  await replaceToken(sql, sessionId, {
    before: hashToken(token),
    after: hashToken(successorOf(token, secret)),
    beforeValidUntil: new Date(now.getTime() + previousTokenLivesMs),
    now,
  });
}
