import type { Sql } from '#platform/database.ts';
import { deleteLoginRecords } from './login-record.repo.ts';
import { loginRecordsKeptMs, recordsOfNobodyKeptMs } from './session.rules.ts';

/** Forgets logins and tries that are no longer anybody's business. */
export function sweepLoginRecords(sql: Sql, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return deleteLoginRecords(sql, {
    before: ago(loginRecordsKeptMs),
    ofNobodyBefore: ago(recordsOfNobodyKeptMs),
  });
}
