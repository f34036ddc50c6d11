import type { Implementation } from '#platform/call.ts';
import { memberRoutes, type MemberDeps } from './member.routes.ts';
import './member.tables.ts';

export { findCredentials, lockMember, touchLogin, type Credentials } from './credentials.repo.ts';
export { countRegistrationsFrom, findMember, insertMember, mayTransfer } from './member.repo.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { comparable, isoBirthday, plainText, repeatCodes, type UniqueField } from './profile.rules.ts';
export { rememberDevice } from './remember-device.ts';
export { claimUniqueValue, isValueTaken } from './unique-value.repo.ts';

export function createMember(deps: MemberDeps): { routes: Implementation[] } {
  return { routes: memberRoutes(deps) };
}
