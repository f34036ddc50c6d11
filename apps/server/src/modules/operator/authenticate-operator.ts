import { hashOfSecret } from '#platform/one-time-secret.ts';
import type { OperatorAuthenticator } from '#platform/office/mount-office.ts';
import { grantsOf } from './assignment.repo.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { findSession, touchSession } from './operator-session.repo.ts';

/** Knows an operator by the token of their session, with what they hold now. */
export function createOperatorAuthenticator(deps: OperatorDeps): OperatorAuthenticator {
  const { sql, csrfOf, demandsTwoFactor } = deps;
  return async ({ token, remoteAddress, requestId }, now) => {
    const found = await findSession(sql, hashOfSecret(token), remoteAddress, now);
    if (!found) return null;
    const { sessionId, operatorId, account, isEmergency, createdAt, provedAt, hasTwoFactor } = found;
    const [grants] = await Promise.all([grantsOf(sql, operatorId, now), touchSession(sql, sessionId, now)]);
    const from = { sessionId, remoteAddress, requestId };
    return {
      actor: { kind: 'operator', operatorId, account, isEmergency, grants, from },
      session: {
        createdAt,
        // several people have said who sits there, and it shuts soon
        provedAt: isEmergency ? now : provedAt,
        csrf: csrfOf(token),
        mustSetUpTwoFactor: demandsTwoFactor && !hasTwoFactor && !isEmergency,
      },
    };
  };
}
