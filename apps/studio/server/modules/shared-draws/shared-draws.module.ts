import { createBeacon } from '#modules/beacon';
import { ChainLinks, type ChainPlan, standardPlan } from '#modules/chain';
import { limitRequests } from '@halls/service';
import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import type { DrawParts } from './draw-parts.ts';
import { listAwaitedRounds } from './draw.repo.ts';
import { finishEarlyDraws } from './early-draws.ts';
import { payDraws } from './pay-draws.ts';
import { publishTableChains } from './publish-table-chains.ts';
import { runTables } from './run-tables.ts';
import { sweepDraws } from './sweep-draws.ts';
import type { TableBoard } from './table-board.ts';
import { tableStreamRoutes, TableWatchers } from './table-stream.routes.ts';

/** Of one address; a page comes back after each pause of its connection. */
const watchersPerMinute = 300;

export function createSharedDraws(
  platform: Pick<
    StudioPlatform,
    'sql' | 'clock' | 'tableClock' | 'sealing' | 'rateLimits' | 'beacon' | 'log'
  >,
  board: TableBoard,
  plan: ChainPlan = standardPlan,
): StudioModule {
  const beacon = createBeacon(platform);
  const parts: DrawParts = { ...platform, plan, beacon, links: new ChainLinks(platform.sealing) };
  const watchers = new TableWatchers();
  return {
    name: 'shared-draws',
    routes: async (http) => {
      if (platform.rateLimits) await limitRequests(http, { perMinute: watchersPerMinute });
      tableStreamRoutes(http, board, watchers);
    },
    letGo: () => {
      watchers.letGo();
      beacon.letGo();
    },
    close: () => beacon.close(),
    jobs: [
      { name: 'studio-publish-chains', everySeconds: 30, run: () => publishTableChains(parts) },
      {
        name: 'studio-run-tables',
        everySeconds: 0.25,
        run: () => runTables(parts),
        takeOver: () => finishEarlyDraws(parts.sql, parts.clock()),
      },
      {
        name: 'studio-follow-beacon',
        everySeconds: 0.25,
        run: async () => beacon.fetch(await listAwaitedRounds(parts.sql), await parts.tableClock()),
      },
      { name: 'studio-pay-draws', everySeconds: 0.25, run: () => payDraws(parts) },
      { name: 'studio-sweep-draws', everySeconds: 600, run: () => sweepDraws(parts) },
    ],
  };
}
