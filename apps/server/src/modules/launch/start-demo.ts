import { hallGameCode, type Currency } from '@halls/contract';
import type { Call } from '#platform/call.ts';
import { maintenanceAt } from '#modules/provider-connection';
import {
  presentMaintenance,
  presentOpened,
  presentStop,
  type GameRequest,
  type Started,
} from './launch.outcome.ts';
import type { LaunchDeps } from './launch.deps.ts';

/** Starts a game for play money, for anyone; of a provider's hall, the first game that has a demo. */
export async function startDemo(
  request: Omit<GameRequest, 'lobbyUrl'> & { readonly currency: Currency },
  call: Call,
  deps: LaunchDeps,
): Promise<Started> {
  if (deps.sites.findById(call.site.siteId)?.isClosed) return { kind: 'site_closed' };
  const connection = await deps.providers.find(request.gpId);
  const provider = { siteId: call.site.siteId, gpId: request.gpId, gtId: request.gtId };
  const game =
    request.gameCode === hallGameCode
      ? await deps.catalogue.findFirstDemo(provider)
      : await deps.catalogue.findGame({ ...provider, gameCode: request.gameCode });
  if (!connection?.isActive || !game?.hasDemo) return { kind: 'no_game' };
  const maintenance = maintenanceAt(connection, call.now);
  if (maintenance) return presentMaintenance(maintenance);
  const stop = await deps.stops.stopOf(request.gpId, game.gameCode);
  if (stop) return presentStop(stop);
  const opened = await deps.gameProviders.openDemo(connection, {
    gameCode: game.gameCode,
    currency: request.currency,
    language: call.language,
    device: request.device,
    lobbyUrl: `${call.siteOrigin}/close`,
  });
  // a demo says no more of a provider that cannot open it
  return opened.kind === 'opened' ? presentOpened(opened) : { kind: 'failed' };
}
