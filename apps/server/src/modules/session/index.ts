import './session.tables.ts';

export type { Authenticated } from './authenticate.ts';
export type { Sessions } from './create-sessions.ts';
export type { SessionContext } from './issue-session.ts';
export {
  readLastLogins,
  readLoginRecords,
  recordFailedLogin,
  type LoginRecord,
} from './login-record.repo.ts';
export { countSessionsByOrigin } from './session-origin.repo.ts';
export { readOpenSession } from './open-session.repo.ts';
export { sessionModule } from './session.module.ts';
export { countOtherAccountsFrom, listPresent, readSessionDevice, readSessionStart } from './session.repo.ts';
export { loginRecordsKeptMs } from './session.rules.ts';
export type { SessionEndReason } from './session.tables.ts';
