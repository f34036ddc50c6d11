import { randomUUID } from 'node:crypto';
import { memberLogin } from '@halls/contract/session';
import type { SqlTransaction } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { recordLogin } from './login-record.repo.ts';
import { hashToken, newToken } from './session-token.ts';
import { endSessionsOf, insertSession } from './session.repo.ts';

export interface SessionContext {
  readonly remoteAddress: string;
  /** ISO 3166, where it is known. */
  readonly country: string | null;
  readonly userAgent: string;
  /** Of the device's id; null for a device that does not say which it is. */
  readonly deviceHash: Buffer | null;
  /** What the body said of its device. */
  readonly claims: Readonly<Record<string, string>>;
}

/** Starts a member's one session and answers its token; the older one ends and hears of it by `login`. */
export async function issueSession(
  transaction: SqlTransaction,
  { memberId, siteId }: { readonly memberId: number; readonly siteId: number },
  { remoteAddress, country, userAgent, deviceHash, claims }: SessionContext,
  now: Date,
): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await endSessionsOf(transaction, memberId, 'replaced', now);
  await insertSession(transaction, {
    sessionId: randomUUID(),
    memberId,
    siteId,
    tokenHash,
    remoteAddress,
    country,
    userAgent,
    deviceHash,
    claims,
    now,
  });
  await recordLogin(transaction, memberId, { remoteAddress, userAgent, deviceHash, now });
  await publish(transaction, memberLogin, { member_id: memberId }, { token: tokenHash.toString('hex') });
  return token;
}
