import { createSessions, type Sessions } from './create-sessions.ts';
import { sessionRoutes } from './session.routes.ts';
import type { Implementation } from '#platform/call.ts';

export type { Authenticated, SessionContext, Sessions } from './create-sessions.ts';
export type { SessionEndReason } from './session.tables.ts';
export { defaultIdleMinutes } from './session.rules.ts';
export { createSessions };

export function createSession(deps: Parameters<typeof createSessions>[0]): {
  routes: Implementation[];
  sessions: Sessions;
} {
  const sessions = createSessions(deps);
  return { routes: sessionRoutes(sessions), sessions };
}
