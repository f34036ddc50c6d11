export * from './clean-cache.ts';
export * from './login-code.ts';
export { roles, type Role } from './role.ts';
export type { AssignmentInput } from './operator.schema.ts';
export type { MadePasskey, SecondFactors, ShownPasskey } from './passkey.schema.ts';
