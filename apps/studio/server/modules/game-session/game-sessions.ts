import { randomBytes, randomUUID } from 'node:crypto';
import type { SqlOrTransaction } from '#platform/database.ts';
import {
  endSession,
  findSessionByToken,
  type GameSession,
  insertSession,
  type NewSession,
  touchSession,
} from './game-session.repo.ts';
import { hashSecret } from './hash-secret.ts';

const idleMs = 12 * 3_600_000;
/** Noted at most once in this time: a spin need not write the session. */
const touchMs = 60_000;

/** Starts a session; the token is given once and kept as a hash. */
export async function startSession(sql: SqlOrTransaction, session: NewSession): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertSession(sql, { ...session, sessionId: randomUUID(), tokenHash: hashSecret(token) });
  return token;
}

/** The session of a token, ended ones too; undefined for an unknown token. */
export async function findSession(
  sql: SqlOrTransaction,
  token: string,
  now: Date,
): Promise<GameSession | undefined> {
  const session = await findSessionByToken(sql, hashSecret(token));
  if (!session || session.endReason) return session;
  const restedMs = now.getTime() - session.usedAt.getTime();
  if (restedMs > idleMs) {
    await endSession(sql, session.sessionId, { reason: 'expired', now });
    return { ...session, endReason: 'expired' };
  }
  if (restedMs > touchMs) await touchSession(sql, session.sessionId, now);
  return session;
}
