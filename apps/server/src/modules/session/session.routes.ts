import { logout } from '@halls/contract/session';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import type { Sessions } from './create-sessions.ts';

export function sessionRoutes(sessions: Sessions): Implementation[] {
  return [
    implement(logout, async (_input, call) => {
      await sessions.end(call.actor.sessionId, 'logout');
      return succeed(null);
    }),
  ];
}
