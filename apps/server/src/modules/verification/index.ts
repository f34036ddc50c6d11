import './verification.tables.ts';

export type { CodeSubject } from './code-hashes.ts';
export type { IssuedCode } from './issue-code.ts';
export { verificationModule, type Verifications } from './verification.module.ts';
