import type { Sealing } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { sealContext } from './plan-fixtures.ts';
import { listStaleSeeds, writeSealedSeed } from './sim-match.repo.ts';

const atOnce = 100;

/** Seals anew what a former key has sealed, so that the former key can be given up. */
export async function resealMatches(sql: Sql, sealing: Sealing): Promise<void> {
  for (;;) {
    const stale = await listStaleSeeds(sql, { prefix: sealing.currentPrefix, limit: atOnce });
    for (const { matchId, commitment, sealedSeed } of stale) {
      const context = sealContext(commitment);
      const sealed = sealing.seal(sealing.open(sealedSeed, context), context);
      await writeSealedSeed(sql, matchId, { from: sealedSeed, to: sealed });
    }
    if (stale.length < atOnce) return;
  }
}
