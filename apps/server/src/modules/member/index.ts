import type { Implementation } from '#platform/call.ts';
import { memberRoutes, type MemberDeps } from './member.routes.ts';

export { claimUniqueValue } from './member.repo.ts';
export { createPasswords, PasswordsBusyError, type Passwords } from './passwords.ts';
export { comparable, isoBirthday, plainText, repeatCodes, type UniqueField } from './profile.rules.ts';

export function createMember(deps: MemberDeps): { routes: Implementation[] } {
  return { routes: memberRoutes(deps) };
}
