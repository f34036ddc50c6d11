import { deleteRounds } from '#modules/beacon';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { deleteIdleDraws } from './draw.repo.ts';
import { resultCount } from './draw.rules.ts';

const keptMs = 7 * 24 * 3_600_000;
const atOnce = 2_000;

/**
 * Forgets draws of more than a week ago on which nobody had a stake, but for the last ones of each table. Whoever noted one can still check it: every link
 * follows from a later one of its chain, whose newest draw stays. Rounds of the beacon that
 * no draw is made of go with them.
 */
export async function sweepDraws({
  sql,
  tableClock,
}: Pick<StudioPlatform, 'sql' | 'tableClock'>): Promise<void> {
  const before = new Date((await tableClock()).getTime() - keptMs);
  const idle = { before, keep: resultCount, limit: atOnce };
  for (const forget of [() => deleteIdleDraws(sql, idle), () => deleteRounds(sql, { before, limit: atOnce })])
    for (let batch = 0; batch < 20; batch += 1) if ((await forget()) < atOnce) break;
}
