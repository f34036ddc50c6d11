import { defineModule } from '#platform/module.ts';
import { createPasswords, type Passwords } from './passwords.ts';

export interface MemberFace {
  /** One for the process: it bounds how many are hashed at once. */
  readonly passwords: Passwords;
}

export const memberModule = defineModule<MemberFace>({
  name: 'member',
  create: () => ({ face: { passwords: createPasswords() } }),
});
