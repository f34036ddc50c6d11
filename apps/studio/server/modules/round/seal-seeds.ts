import type { Sealing } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { listClearPairs, listSealedPairs, sealPair } from './seed-pair.repo.ts';

const atOnce = 500;

/** A sealed seed opens in the place of its own hash alone. */
export function seedContext(commitment: string): string {
  return `studio.seed_pair:${commitment}`;
}

/** Seals what a studio of before left in clear; done again it finds nothing. */
export async function sealClearSeeds(sql: Sql, sealing: Sealing): Promise<void> {
  for (;;) {
    const pairs = await listClearPairs(sql, atOnce);
    for (const { seedId, commitment, serverSeed } of pairs)
      await sealPair(sql, seedId, sealing.seal(serverSeed, seedContext(commitment)));
    if (pairs.length < atOnce) return;
  }
}

/** Seals anew what a former key has sealed, so that the former key can be given up. */
export async function resealSeeds(sql: Sql, sealing: Sealing): Promise<void> {
  for (let after = 0; ;) {
    const pairs = await listSealedPairs(sql, { after, limit: atOnce });
    for (const { seedId, commitment, sealedSeed } of pairs) {
      after = seedId;
      if (sealing.isCurrent(sealedSeed)) continue;
      const context = seedContext(commitment);
      await sealPair(sql, seedId, sealing.seal(sealing.open(sealedSeed, context), context));
    }
    if (pairs.length < atOnce) return;
  }
}
