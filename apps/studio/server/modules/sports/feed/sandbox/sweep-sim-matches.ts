import type { StudioPlatform } from '#platform/studio-platform.ts';
import { deleteOldSimMatches } from './sim-match.repo.ts';
import { deleteOldSimSeasons } from './sim-season.repo.ts';

const keptMs = 24 * 3_600_000;
const atOnce = 2_000;

/** The league forgets what it played more than a day ago: the book keeps what it needs of it. */
export async function sweepSimMatches({
  sql,
  tableClock,
}: Pick<StudioPlatform, 'sql' | 'tableClock'>): Promise<void> {
  const before = new Date((await tableClock()).getTime() - keptMs);
  await deleteOldSimMatches(sql, { before, limit: atOnce });
  await deleteOldSimSeasons(sql);
}
