import type { Currency } from '@halls/contract';
import type { Call } from '#platform/call.ts';
import { findGame } from '#modules/catalogue';
import { maintenanceAt } from '#modules/provider-connection';
import { presentMaintenance, type GameRequest, type Started } from './launch.outcome.ts';
import type { LaunchParts } from './launch.parts.ts';

/** Starts a game for play money, for anyone. */
export async function startDemo(
  request: Omit<GameRequest, 'lobbyUrl'> & { readonly currency: Currency },
  call: Call,
  parts: LaunchParts,
): Promise<Started> {
  const connection = await parts.providers.find(request.gpId);
  const game = await findGame(parts.sql, {
    siteId: call.site.siteId,
    gpId: request.gpId,
    gtId: request.gtId,
    gameCode: request.gameCode,
  });
  if (!connection?.isActive || !game?.hasDemo) return { kind: 'no_game' };
  const maintenance = maintenanceAt(connection, call.now);
  if (maintenance) return presentMaintenance(maintenance);
  const reply = await parts.client.call(connection, 'launch', {
    mode: 'demo',
    member_ref: null,
    currency: request.currency,
    language: call.language,
    game_code: request.gameCode,
    device: request.device,
    lobby_url: `${call.siteOrigin}/close`,
  });
  if (reply.kind !== 'answer' || reply.answer.status !== 'OK' || !reply.answer.launch_url)
    return { kind: 'failed' };
  return { kind: 'started', gameUrl: reply.answer.launch_url };
}
