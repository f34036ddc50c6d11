import type { StudioPlatform } from '#platform/studio-platform.ts';
import { deleteDemos } from './demo.repo.ts';

/** How long play money and what was played with it are kept. */
const keptMs = 24 * 3_600_000;

const rowsAtOnce = 500;
/** In one run: sixty thousand rounds a minute, more than the limits let be played. */
const batchesAtOnce = 60;

/** Deletes demos that are a day old, in small transactions of their own. */
export async function sweepDemos({ sql, clock }: Pick<StudioPlatform, 'sql' | 'clock'>): Promise<void> {
  const startedBefore = new Date(clock().getTime() - keptMs);
  for (let batch = 0; batch < batchesAtOnce; batch += 1)
    if ((await deleteDemos(sql, { startedBefore, limit: rowsAtOnce })) === 0) return;
}
