import type { SqlOrTransaction } from '#platform/database.ts';
import { readLossLimit } from './loss-limit.repo.ts';
import { readDayOfLosses, readOwnLimit } from './own-limit.repo.ts';
import type { LimitsOfMember } from './protection.present.ts';

export async function readLimits(sql: SqlOrTransaction, memberId: number): Promise<LimitsOfMember> {
  const [house, own, day] = await Promise.all([
    readLossLimit(sql, memberId),
    readOwnLimit(sql, memberId),
    readDayOfLosses(sql, memberId),
  ]);
  return { house, own, day };
}
