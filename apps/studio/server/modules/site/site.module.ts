import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { gamePagesRoutes } from './game-pages.routes.ts';

export function createSite(platform: Pick<StudioPlatform, 'siteOrigins' | 'rateLimits'>): StudioModule {
  return { name: 'site', routes: (http) => gamePagesRoutes(http, platform) };
}
