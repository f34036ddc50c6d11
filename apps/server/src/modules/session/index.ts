import type { Implementation } from '#platform/call.ts';
import type { SessionDeps } from './authenticate.ts';
import { createSessions, type Sessions } from './create-sessions.ts';
import { sessionRoutes } from './session.routes.ts';

export type { Authenticated } from './authenticate.ts';
export type { Sessions } from './create-sessions.ts';
export type { SessionContext } from './issue-session.ts';
export type { SessionEndReason } from './session.tables.ts';
export { countOtherAccountsFrom } from './session.repo.ts';
export { defaultIdleMinutes } from './session.rules.ts';

export function createSession(deps: SessionDeps): { routes: Implementation[]; sessions: Sessions } {
  const sessions = createSessions(deps);
  return { routes: sessionRoutes(sessions), sessions };
}
