import './login.tables.ts';

export {
  admitProved,
  admitWithDevice,
  type AdmissionDeps,
  type AdmissionResult,
  type Arrival,
  type LoggedIn,
  type Refused,
} from './admit-member.ts';
export { describeUserAgent } from './describe-user-agent.ts';
export { findAccessRefusal } from './find-access-refusal.ts';
export { findLane } from './find-lane.ts';
export { forgetAllAttempts, forgetAttempts } from './login-attempt.repo.ts';
export { loginModule } from './login.module.ts';
export { presentLoggedIn, presentLogin } from './login.present.ts';
export { claimsOf, visitOf } from './login.routes.ts';
export { readAccessPolicy } from './site-access.repo.ts';
export { isTransferTokenOf, ownerOfTransferToken } from './transfer-token.ts';
export { tryPassword } from './try-password.ts';
