import './login.tables.ts';

export { describeUserAgent } from './describe-user-agent.ts';
export { findAccessRefusal } from './find-access-refusal.ts';
export { forgetAllAttempts, forgetAttempts } from './login-attempt.repo.ts';
export { loginModule } from './login.module.ts';
export { claimsOf } from './login.routes.ts';
export { readAccessPolicy } from './site-access.repo.ts';
export { tryPassword } from './try-password.ts';
