import { randomUUID } from 'node:crypto';
import { transferDisabledCode } from '@halls/contract';
import { forwardGameStatus, gameUrl } from '@halls/contract/launch';
import type { Member } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import { eventRow, publish } from '#platform/outbox.ts';
import { endSeamlessSessions } from '#modules/seamless-wallet';
import { transferBack } from '#modules/transfer-wallet';
import { beginGame } from './begin-game.ts';
import { findStartable, type Startable } from './find-startable.ts';
import { endSession, enterSession } from './game-session.repo.ts';
import type { GameRequest, Started } from './launch.outcome.ts';
import type { LaunchDeps } from './launch.deps.ts';
import { openGame } from './open-game.ts';

/**
 * Starts a game for real. The member has one game session at a time: money that lies with another provider
 * is transferred back first, and a provider that holds money gets the whole main balance.
 */
export async function startGame(
  request: GameRequest,
  call: Call<Member>,
  deps: LaunchDeps,
): Promise<Started> {
  const { actor: member } = call;
  const found = await findStartable(request, call, deps);
  if (found.kind !== 'startable') return found;

  const gameSessionId = randomUUID();
  const { gpId, gtId, gameCode } = request;
  const { siteId, memberId } = member;
  const session = { gameSessionId, siteId, memberId, gpId, gtId, gameCode };
  const isHeldThere = found.connection.walletKind === 'transfer';
  const begun = await beginGame(member, session, { isHeldThere }, deps);
  if (begun.kind === 'transfer_disabled') {
    const code = { code: transferDisabledCode };
    await publish(deps.sql, forwardGameStatus, { member_id: memberId }, code);
  }
  if (begun.kind !== 'begun') return { kind: begun.kind === 'quitting' ? 'transferring_back' : begun.kind };

  try {
    const { before } = begun;
    const opened = await openGame(request, found.connection, { call, gameSessionId, before }, deps);
    if (opened.kind !== 'started') {
      await endSession(deps.sql, gameSessionId, deps.clock());
      return opened;
    }
    if (await enterGame(request, found, { member, gameSessionId, address: opened.gameUrl }, deps))
      return opened;
    // the member left while the game was being started
    await endSeamlessSessions(deps.pool, memberId);
    await transferBack(member, { only: gpId }, deps);
    return { kind: 'failed' };
  } catch (error) {
    await endSession(deps.sql, gameSessionId, deps.clock());
    throw error;
  }
}

/** Opens the session and tells the member's windows. False when it is no longer the one that was begun. */
function enterGame(
  { gpId, gtId, gameCode }: GameRequest,
  { connection, game }: Startable,
  { member, gameSessionId, address }: { member: Member; gameSessionId: string; address: string },
  { pool, clock }: LaunchDeps,
): Promise<boolean> {
  const to = { member_id: member.memberId };
  const told = { gp_id: gpId, game_type: gtId, game_code: gameCode, game_url: address };
  const entered = {
    gameSessionId,
    gameId: game?.gameId ?? null,
    isHeldThere: connection.walletKind === 'transfer',
    events: [eventRow(gameUrl, to, told), eventRow(forwardGameStatus, to, { code: 100 })],
  };
  return enterSession(pool, entered, clock());
}
