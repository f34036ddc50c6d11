import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { providerApiRoutes } from './provider-api.routes.ts';
import { forgetOldNonces } from './spent-nonce.repo.ts';

export function createProviderApi(platform: StudioPlatform): StudioModule {
  const { sql, clock } = platform;
  async function forget(): Promise<void> {
    for (let batch = 0; batch < batchesAtOnce; batch += 1)
      if ((await forgetOldNonces(sql, { now: clock(), limit: noncesAtOnce })) < noncesAtOnce) return;
  }
  return {
    name: 'provider-api',
    routes: (http) => providerApiRoutes(http, platform),
    jobs: [{ name: 'studio-forget-old-nonces', everySeconds: 30, run: forget }],
  };
}

const noncesAtOnce = 1_000;
const batchesAtOnce = 50;
