import { readCountedUntil } from '#modules/play';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { give, listWaiting, lookAtOpen } from './friend.repo.ts';

/** Of each run. */
const mostLookedAt = 200;
const mostGiven = 200;
/** What could not be given may wait for weeks, and is not tried in every run. */
const restMs = 60_000;

/**
 * Looks at what friends have deposited and played, and gives what they have earned. A run that ends anywhere is gone on
 * with by the next one, and of two at once each does what the other has not.
 */
export async function keepFriends({
  sql,
  clock,
}: {
  readonly sql: Sql;
  readonly clock: Clock;
}): Promise<void> {
  const now = clock();
  await lookAtOpen(sql, { countedUntil: await readCountedUntil(sql), now, limit: mostLookedAt });
  const waiting = { triedUntil: new Date(now.getTime() - restMs), limit: mostGiven };
  for (const reward of await listWaiting(sql, waiting)) await give(sql, reward, now);
}
