import { sweepLaunchCodes } from '#modules/game-session';
import type { StudioModule } from '#platform/studio-module.ts';
import type { PlayParts } from './play-parts.ts';
import { playRoutes } from './play.routes.ts';

export function createPlay(parts: PlayParts): StudioModule {
  return {
    name: 'play',
    routes: (http) => playRoutes(http, parts),
    jobs: [
      {
        name: 'studio-sweep-launch-codes',
        everySeconds: 60,
        run: () => sweepLaunchCodes(parts.sql, parts.clock()),
      },
    ],
  };
}
