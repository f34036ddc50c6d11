import type { Sql } from '#platform/database.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { GameSession } from './game-session.repo.ts';
import { findSession } from './game-sessions.ts';

/**
 * Living sessions as they were a moment ago, so that a spin need not look for its own. Whoever acts on one says so to the
 * database in the statement that acts, which refuses when the session has ended meanwhile: `forget` and ask again.
 */
export interface KeptSessions {
  find(token: string): Promise<GameSession | undefined>;
  forget(token: string): void;
}

/** Use is noted on the session once a minute: it is looked up more often than that. */
const keptMs = 20_000;
/** The oldest makes room. */
const sessionsKept = 10_000;

export function createKeptSessions(
  parts: { readonly sql: Sql } & Pick<StudioPlatform, 'clock'>,
): KeptSessions {
  const kept = new Map<string, { readonly session: GameSession; readonly foundAtMs: number }>();

  return {
    async find(token) {
      const now = parts.clock();
      const known = kept.get(token);
      const ageMs = known ? now.getTime() - known.foundAtMs : -1;
      if (known && ageMs >= 0 && ageMs < keptMs) return known.session;
      kept.delete(token);
      const session = await findSession(parts.sql, token, now);
      if (session && !session.endReason) keep(token, { session, foundAtMs: now.getTime() });
      return session;
    },
    forget: (token) => void kept.delete(token),
  };

  function keep(token: string, found: { readonly session: GameSession; readonly foundAtMs: number }): void {
    kept.set(token, found);
    const [oldest] = kept.keys();
    if (kept.size > sessionsKept && oldest !== undefined) kept.delete(oldest);
  }
}
