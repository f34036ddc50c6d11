import { createBatcher } from '@halls/service';
import type { TableBoard } from '#modules/shared-draws';
import type { TradingDesk } from '#modules/sports';
import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { providerApiRoutes } from './provider-api.routes.ts';
import { forgetOldNonces, spendRequestNonces, type SpentNonce } from './spent-nonce.repo.ts';

export function createProviderApi(
  platform: StudioPlatform,
  board: TableBoard,
  desk: TradingDesk,
): StudioModule {
  const { sql, pool, clock } = platform;
  // of calls that come at the same time in one statement. One that was lost finds its own nonces spent when it is run
  // again, and refuses calls of which nothing was done
  const nonces = createBatcher({
    run: (spent: readonly SpentNonce[]) => spendRequestNonces(pool, spent),
    minShare: noncesTogether,
  });
  async function forget(): Promise<void> {
    for (let batch = 0; batch < batchesAtOnce; batch += 1)
      if ((await forgetOldNonces(sql, { now: clock(), limit: noncesAtOnce })) < noncesAtOnce) return;
  }
  return {
    name: 'provider-api',
    routes: (http) => providerApiRoutes(http, { ...platform, board, desk, spendNonce: nonces.submit }),
    jobs: [{ name: 'studio-forget-old-nonces', everySeconds: 30, run: forget }],
  };
}

const noncesTogether = 16;
const noncesAtOnce = 1_000;
const batchesAtOnce = 50;
