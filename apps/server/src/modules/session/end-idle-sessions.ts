import type { SessionDeps } from './authenticate.ts';
import { deleteEndedBefore, endUnused, listSitesInUse } from './session.repo.ts';
import { endedKeptMs } from './session.rules.ts';

/** Far more than a house has. */
const maxSites = 10_000;

/** Ends what has been idle for as long as its site allows, and forgets what ended long ago; returns how many ended. */
export async function endIdleSessions({ sql, clock, idleMinutesOf }: SessionDeps): Promise<number> {
  const now = clock();
  let ended = 0;
  for (const siteId of await listSitesInUse(sql, maxSites)) {
    const lastUsedBy = new Date(now.getTime() - idleMinutesOf(siteId) * 60_000);
    ended += await endUnused(sql, siteId, { lastUsedBy, now });
  }
  await deleteEndedBefore(sql, new Date(now.getTime() - endedKeptMs));
  return ended;
}
