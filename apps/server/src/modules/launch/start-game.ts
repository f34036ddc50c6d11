import { randomUUID } from 'node:crypto';
import { hallGameCode, transferDisabledCode } from '@halls/contract';
import { forwardGameStatus, gameUrl } from '@halls/contract/launch';
import type { Call } from '#platform/call.ts';
import { publish } from '#platform/outbox.ts';
import type { Member } from '#platform/actor.ts';
import { findGame, isProviderListed, markPlayed, type ListedGame } from '#modules/catalogue';
import { mayTransfer } from '#modules/member';
import { maintenanceAt, type ProviderConnection } from '#modules/provider-connection';
import { endSeamlessSessions } from '#modules/seamless-wallet';
import { announceInPlay, isTransferBackRunning, transferBack } from '#modules/transfer-wallet';
import { beginSession, changeSession, endSession } from './game-session.repo.ts';
import { presentMaintenance, type GameRequest, type Started } from './launch.outcome.ts';
import type { LaunchParts } from './launch.parts.ts';
import { leaveOthers, openAtHolder, openSeamless } from './open-game.ts';

/**
 * Starts a game for real. The member has one game session at a time: money that lies with another provider
 * is transferred back first, and a provider that holds money gets the whole main balance.
 */
export async function startGame(
  request: GameRequest,
  call: Call<Member>,
  parts: LaunchParts,
): Promise<Started> {
  const found = await findStartable(request, call, parts);
  if (found.kind !== 'startable') return found;
  const { connection, game } = found;
  const { actor: member } = call;
  const toMember = { member_id: member.memberId };
  if (connection.walletKind === 'transfer' && !(await mayTransfer(parts.sql, member.memberId))) {
    await publish(parts.sql, forwardGameStatus, toMember, { code: transferDisabledCode });
    return { kind: 'transfer_disabled' };
  }
  if (await isTransferBackRunning(parts.sql, member.memberId, parts.clock()))
    return { kind: 'transferring_back' };

  const gameSessionId = randomUUID();
  const begun = await beginSession(
    parts.sql,
    {
      gameSessionId,
      siteId: member.siteId,
      memberId: member.memberId,
      gpId: request.gpId,
      gtId: request.gtId,
      gameCode: request.gameCode,
    },
    parts.clock(),
  );
  if (begun.kind !== 'begun') return { kind: begun.kind === 'quitting' ? 'transferring_back' : 'starting' };

  try {
    await leaveOthers(member, begun.previous?.gpId ?? null, connection, parts);
    const opened =
      connection.walletKind === 'transfer'
        ? await openAtHolder(request, connection, call, parts)
        : await openSeamless(request, connection, { call, gameSessionId }, parts);
    if (opened.kind !== 'started') {
      await endSession(parts.sql, gameSessionId, parts.clock());
      return opened;
    }
    const isOpen = await parts.sql.transaction().execute(async (transaction) => {
      if (
        !(await changeSession(transaction, gameSessionId, {
          from: 'starting',
          to: 'open',
          now: parts.clock(),
        }))
      )
        return false;
      if (game) await markPlayed(transaction, member.memberId, game.gameId, parts.clock());
      if (connection.walletKind === 'transfer')
        await announceInPlay(transaction, member, connection.gpId, parts);
      await publish(transaction, gameUrl, toMember, {
        gp_id: request.gpId,
        game_type: request.gtId,
        game_code: request.gameCode,
        game_url: opened.gameUrl,
      });
      await publish(transaction, forwardGameStatus, toMember, { code: 100 });
      return true;
    });
    if (isOpen) return opened;
    // the member left while the game was being started
    await endSeamlessSessions(parts.sql, member.memberId);
    await transferBack(member, { only: connection.gpId }, parts);
    return { kind: 'failed' };
  } catch (error) {
    await endSession(parts.sql, gameSessionId, parts.clock());
    throw error;
  }
}

type Startable = {
  readonly kind: 'startable';
  readonly connection: ProviderConnection;
  readonly game: ListedGame | null;
};

async function findStartable(
  request: GameRequest,
  { actor: member, site, now }: Call<Member>,
  parts: LaunchParts,
): Promise<Startable | Started> {
  if (parts.sites.findById(site.siteId)?.isClosed) return { kind: 'site_closed' };
  const connection = await parts.providers.find(request.gpId);
  if (!connection?.isActive) return { kind: 'no_game' };
  const maintenance = maintenanceAt(connection, now);
  if (maintenance) return presentMaintenance(maintenance);
  if (!connection.hasCatalogue) return { kind: 'startable', connection, game: null };
  if (request.gameCode === hallGameCode) {
    const listed = await isProviderListed(parts.sql, {
      siteId: site.siteId,
      gpId: request.gpId,
      gtId: request.gtId,
    });
    return listed ? { kind: 'startable', connection, game: null } : { kind: 'no_game' };
  }
  const game = await findGame(parts.sql, {
    siteId: site.siteId,
    gpId: request.gpId,
    gtId: request.gtId,
    gameCode: request.gameCode,
  });
  if (!game) return { kind: 'no_game' };
  if (game.currencies && !game.currencies.includes(member.currency)) return { kind: 'wrong_currency' };
  return { kind: 'startable', connection, game };
}
