import { hallGameCode } from '@halls/contract';
import type { Member } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import type { ListedGame } from '#modules/catalogue';
import { maintenanceAt, type ProviderConnection } from '#modules/provider-connection';
import { presentMaintenance, presentStop, type GameRequest, type Started } from './launch.outcome.ts';
import type { LaunchDeps } from './launch.deps.ts';

/** A game that can be played here, at a provider that can be reached; no game where the provider has no list of them. */
export type Startable = {
  readonly kind: 'startable';
  readonly connection: ProviderConnection;
  readonly game: ListedGame | null;
};

/** Whether the game can be started at all, whoever asks. */
export async function findStartable(
  request: GameRequest,
  { actor: member, site, now }: Call<Member>,
  deps: LaunchDeps,
): Promise<Startable | Started> {
  if (deps.sites.findById(site.siteId)?.isClosed) return { kind: 'site_closed' };
  const connection = await deps.providers.find(request.gpId);
  if (!connection?.isActive) return { kind: 'no_game' };
  const maintenance = maintenanceAt(connection, now);
  if (maintenance) return presentMaintenance(maintenance);
  const stop = await deps.stops.stopOf(request.gpId, request.gameCode);
  if (stop) return presentStop(stop);
  if (!connection.hasCatalogue) return { kind: 'startable', connection, game: null };
  if (request.gameCode === hallGameCode) {
    const listed = await deps.catalogue.isProviderListed({
      siteId: site.siteId,
      gpId: request.gpId,
      gtId: request.gtId,
    });
    return listed ? { kind: 'startable', connection, game: null } : { kind: 'no_game' };
  }
  const game = await deps.catalogue.findGame({
    siteId: site.siteId,
    gpId: request.gpId,
    gtId: request.gtId,
    gameCode: request.gameCode,
  });
  if (!game) return { kind: 'no_game' };
  if (game.currencies && !game.currencies.includes(member.currency)) return { kind: 'wrong_currency' };
  return { kind: 'startable', connection, game };
}
