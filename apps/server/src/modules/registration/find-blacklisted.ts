import { comparable } from '#modules/member';
import type { SqlOrTransaction } from '#platform/database.ts';
import { isBlacklisted } from './registration.repo.ts';
import { blacklistCodes, type BlacklistField, type FieldValues } from './registration.rules.ts';

/** The code of the first blacklisted value, or null. */
export async function findBlacklisted(
  sql: SqlOrTransaction,
  siteId: number,
  values: FieldValues,
): Promise<(typeof blacklistCodes)[BlacklistField] | null> {
  for (const field of Object.keys(blacklistCodes) as BlacklistField[]) {
    const value = comparable(values[field] ?? '');
    if (value && (await isBlacklisted(sql, siteId, { field, value }))) return blacklistCodes[field];
  }
  return null;
}
