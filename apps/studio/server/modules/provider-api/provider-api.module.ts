import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { providerApiRoutes } from './provider-api.routes.ts';
import { forgetOldNonces } from './spent-nonce.repo.ts';

export function createProviderApi(platform: StudioPlatform): StudioModule {
  const { sql, clock } = platform;
  return {
    name: 'provider-api',
    routes: (http) => providerApiRoutes(http, platform),
    jobs: [{ name: 'studio-forget-old-nonces', everySeconds: 60, run: () => forgetOldNonces(sql, clock()) }],
  };
}
