import type { StudioPlatform } from '#platform/studio-platform.ts';
import { deleteOldQuotes } from '../settlement/cash-out.repo.ts';
import { deleteMatch, listForgettable } from './forgotten-match.repo.ts';
import { holdMatch } from './match.repo.ts';

const keptMs = 24 * 3_600_000;
const atOnce = 500;

/**
 * Forgets matches of more than a day ago on which nobody has bet, and quotes that nobody took. Whatever a ticket rests on
 * stays, with its events and what verifies it.
 */
export async function sweepMatches({
  sql,
  tableClock,
}: Pick<StudioPlatform, 'sql' | 'tableClock'>): Promise<void> {
  const before = new Date((await tableClock()).getTime() - keptMs);
  for (const matchId of await listForgettable(sql, { before, limit: atOnce }))
    await sql.transaction().execute(async (tx) => {
      await holdMatch(tx, matchId);
      await deleteMatch(tx, matchId);
    });
  await deleteOldQuotes(sql, { before, limit: atOnce * 10 });
}
