import { deleteRounds } from '#modules/beacon';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { deleteIdleDraws } from './draw.repo.ts';

const keptMs = 7 * 24 * 3_600_000;
const atOnce = 2_000;

/**
 * Forgets draws of more than a week ago on which nobody had a stake. Whoever noted one can still check it: every link
 * follows from a later one of its chain, whose newest draw stays. Rounds of the beacon that
 * no draw is made of go with them.
 */
export async function sweepDraws({
  sql,
  tableClock,
}: Pick<StudioPlatform, 'sql' | 'tableClock'>): Promise<void> {
  const before = new Date((await tableClock()).getTime() - keptMs);
  for (const forget of [deleteIdleDraws, deleteRounds])
    for (let batch = 0; batch < 20; batch += 1)
      if ((await forget(sql, { before, limit: atOnce })) < atOnce) break;
}
