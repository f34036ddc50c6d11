import type { Captchas } from '#modules/captcha';
import type { Passwords } from '#modules/member';
import type { Sessions } from '#modules/session';
import type { Implementation } from '#platform/call.ts';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { logIn } from './log-in.ts';
import { sweepAttempts } from './login-attempts.ts';
import { loginRoutes } from './login.routes.ts';
import { createSiteAccess, type SiteAccess } from './site-access.ts';

export { claimsOf } from './login.routes.ts';
export type { AccessPolicy, AccessRefusal, SiteAccess } from './site-access.ts';

export function createLogin(deps: {
  sql: Sql;
  clock: Clock;
  captchas: Captchas;
  passwords: Passwords;
  sessions: Sessions;
}): {
  routes: Implementation[];
  access: SiteAccess;
  /** Deletes counts that no rule looks at any more. Run every few minutes. */
  sweep(): Promise<void>;
} {
  const access = createSiteAccess(deps.sql);
  return {
    routes: loginRoutes((input) => logIn({ ...deps, access }, input)),
    access,
    sweep: () => sweepAttempts(deps.sql, deps.clock()),
  };
}
