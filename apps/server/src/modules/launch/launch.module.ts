import { gatherReads } from '@halls/service';
import { catalogueModule } from '#modules/catalogue';
import { playStopModule } from '#modules/play-stop';
import { protectionModule } from '#modules/protection';
import { siteModule } from '#modules/site';
import {
  createRoundFollower,
  settleUnknownOrders,
  transferWalletModule,
  wakeUndecided,
} from '#modules/transfer-wallet';
import { defineModule } from '#platform/module.ts';
import { mountGameFrame } from './game-frame.ts';
import { isPlaying, listPlayedProviders, listStandings } from './game-session.repo.ts';
import type { LaunchDeps } from './launch.deps.ts';
import { launchRoutes } from './launch.routes.ts';
import { finishLeaving, transferBackUnlessPlaying } from './leave-game.ts';

export interface LaunchFace {
  isPlaying(memberId: number): Promise<boolean>;
}

/** Starting and leaving games, for real and as demos. */
export const launchModule = defineModule<
  LaunchFace,
  {
    catalogue: typeof catalogueModule;
    stops: typeof playStopModule;
    protection: typeof protectionModule;
    sites: typeof siteModule;
    transfers: typeof transferWalletModule;
  }
>({
  name: 'launch',
  needs: {
    catalogue: catalogueModule,
    stops: playStopModule,
    protection: protectionModule,
    sites: siteModule,
    transfers: transferWalletModule,
  },
  create({ sql, pool, clock, sealing }, { catalogue, stops, protection, sites, transfers }) {
    // of members who start at the same time in one statement
    const standingOf = gatherReads((ids: readonly number[]) => listStandings(pool, ids));
    const deps: LaunchDeps = { ...transfers, sites, catalogue, stops, protection, standingOf, sealing };
    const rounds = createRoundFollower({
      ...transfers,
      playedProviders: () => listPlayedProviders(sql, clock()),
    });
    return {
      face: { isPlaying: (memberId) => isPlaying(sql, memberId, clock()) },
      routes: launchRoutes(deps),
      jobs: [
        {
          name: 'settle-unknown-transfers',
          everySeconds: 1,
          takeOver: () => wakeUndecided(sql, clock()),
          run: async () =>
            void (await settleUnknownOrders(transfers, (owner, gpId) =>
              transferBackUnlessPlaying(owner, gpId, deps),
            )),
        },
        { name: 'finish-leaving-games', everySeconds: 1, run: async () => void (await finishLeaving(deps)) },
      ],
      mount: ({ http }) => mountGameFrame(http, deps),
      start: () => rounds.start(),
      stop: () => rounds.close(),
    };
  },
});
