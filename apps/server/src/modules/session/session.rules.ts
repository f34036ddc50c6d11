/** A token in use longer than this is replaced by a new one. */
export const rotateAfterMs = 15 * 60_000;
/** The token before a rotation lives this long, for calls in flight. */
export const previousTokenLivesMs = 60_000;
/** `last_used_at` is written at most this often, so that a call seldom writes. */
export const touchEveryMs = 60_000;
/** Ended sessions are kept a month for questions of members and operators. */
export const endedKeptMs = 30 * 24 * 60 * 60_000;

/** How long an account's logins and failed tries are kept. */
export const loginRecordsKeptMs = 90 * 24 * 60 * 60_000;
/** Tries at accounts that nobody has are written down as all are, so that the time does not tell, and are soon gone. */
export const recordsOfNobodyKeptMs = 60 * 60_000;

export interface SessionTimes {
  readonly tokenIssuedAt: Date;
  readonly lastUsedAt: Date;
  readonly previousValidUntil: Date | null;
  readonly matchedPrevious: boolean;
}

export type SessionVerdict = 'rotate' | 'rotated' | 'touch' | 'use' | 'expired_token' | 'idle';

/** What a call with a stored token may do at `now`. */
export function judgeSession(times: SessionTimes, now: Date, idleMs: number): SessionVerdict {
  const idleForMs = now.getTime() - times.lastUsedAt.getTime();
  if (idleForMs >= idleMs) return 'idle';
  if (times.matchedPrevious) {
    const isAlive = times.previousValidUntil !== null && now < times.previousValidUntil;
    return isAlive ? 'rotated' : 'expired_token';
  }
  if (now.getTime() - times.tokenIssuedAt.getTime() >= rotateAfterMs) return 'rotate';
  return idleForMs >= touchEveryMs ? 'touch' : 'use';
}
