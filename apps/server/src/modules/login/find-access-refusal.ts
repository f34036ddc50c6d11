import type { SqlOrTransaction } from '#platform/database.ts';
import { matchAccessRules, type Visitor } from './site-access.repo.ts';
import { judgeAccess, type AccessRefusal } from './site-access.rules.ts';

/** Why a visitor may neither log in nor register at a site, by its operator's rules; or null. */
export async function findAccessRefusal(
  sql: SqlOrTransaction,
  visitor: Visitor,
): Promise<AccessRefusal | null> {
  return judgeAccess(await matchAccessRules(sql, visitor));
}
