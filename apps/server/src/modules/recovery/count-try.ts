import { BusyError } from '#platform/busy-error.ts';
import { countTries, deleteTry, insertTry, lockTries, type RecoveryTry } from './recovery-attempt.repo.ts';
import type { RecoveryDeps } from './recovery.deps.ts';
import { judgeTries, triesCountSince } from './recovery.rules.ts';

/**
 * Does `prove` as one of few tries, which counts unless it proves something or nothing was looked at. It is counted
 * before, so that tries at once are no more than tries one after the other.
 */
export async function countTry<Proof>(
  { sql, clock, boundsAddresses }: Pick<RecoveryDeps, 'sql' | 'clock' | 'boundsAddresses'>,
  tried: RecoveryTry,
  prove: () => Promise<Proof | null>,
): Promise<Proof | 101 | 201 | 202> {
  const reserved = await sql.transaction().execute(async (transaction) => {
    await lockTries(transaction, tried);
    const now = clock();
    const made = await countTries(transaction, tried, triesCountSince(now));
    const code = judgeTries(tried.way, made, { boundsAddresses });
    return code ? { code } : { id: await insertTry(transaction, tried, now) };
  });
  if ('code' in reserved) return reserved.code;
  try {
    const proof = await prove();
    if (proof === null) return 101;
    await deleteTry(sql, reserved.id);
    return proof;
  } catch (error) {
    if (error instanceof BusyError) await deleteTry(sql, reserved.id);
    throw error;
  }
}
