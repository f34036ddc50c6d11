import { createKeptSessions, sweepLaunchCodes } from '#modules/game-session';
import { createKeptSeeds } from '#modules/round';
import type { StudioModule } from '#platform/studio-module.ts';
import { endLeftHands } from './end-left-hands.ts';
import type { PlayParts } from './play-parts.ts';
import { playRoutes } from './play.routes.ts';

export function createPlay(platform: Omit<PlayParts, 'keptSeeds' | 'keptSessions'>): StudioModule {
  const parts = {
    ...platform,
    keptSeeds: createKeptSeeds(platform),
    keptSessions: createKeptSessions(platform),
  };
  return {
    name: 'play',
    routes: (http) => playRoutes(http, parts),
    jobs: [
      {
        name: 'studio-sweep-launch-codes',
        everySeconds: 60,
        run: () => sweepLaunchCodes(parts.sql, parts.clock()),
      },
      { name: 'studio-end-left-hands', everySeconds: 60, run: () => endLeftHands(parts) },
    ],
  };
}
