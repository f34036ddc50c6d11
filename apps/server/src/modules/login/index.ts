import type { Implementation } from '#platform/call.ts';
import { logIn, type LoginDeps } from './log-in.ts';
import { deleteAttemptsBefore } from './login-attempt.repo.ts';
import { loginRoutes } from './login.routes.ts';
import { attemptsForgottenBefore } from './login.rules.ts';
import './login.tables.ts';

export { findAccessRefusal } from './find-access-refusal.ts';
export { claimsOf } from './login.routes.ts';
export { readAccessPolicy } from './site-access.repo.ts';

export function createLogin(deps: LoginDeps): {
  routes: Implementation[];
  /** Deletes counts that no rule looks at any more. Run every few minutes. */
  sweep(): Promise<void>;
} {
  return {
    routes: loginRoutes((input) => logIn(deps, input)),
    sweep: () => deleteAttemptsBefore(deps.sql, attemptsForgottenBefore(deps.clock())),
  };
}
