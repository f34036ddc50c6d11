import { resealChains } from '#modules/chain';
import { resealSeeds } from '#modules/round';
import { resealMatches } from '#modules/sports';
import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';

/** Brings what former keys have sealed under the first of `SEED_KEYS`. */
export function createSealingRoom({ sql, sealing }: Pick<StudioPlatform, 'sql' | 'sealing'>): StudioModule {
  return {
    name: 'sealing',
    jobs: [
      {
        name: 'studio-seal-anew',
        everySeconds: 3_600,
        run: async () => {
          await resealChains(sql, sealing);
          await resealSeeds(sql, sealing);
          await resealMatches(sql, sealing);
        },
      },
    ],
  };
}
