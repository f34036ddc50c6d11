import './session.tables.ts';

export type { Authenticated } from './authenticate.ts';
export type { Sessions } from './create-sessions.ts';
export type { SessionContext } from './issue-session.ts';
export { sessionModule } from './session.module.ts';
export { countOtherAccountsFrom, listPresent } from './session.repo.ts';
export type { SessionEndReason } from './session.tables.ts';
