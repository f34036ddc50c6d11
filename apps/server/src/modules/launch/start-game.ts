import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { transferDisabledCode } from '@halls/contract';
import { forwardGameStatus, gameUrl } from '@halls/contract/launch';
import type { Member } from '#platform/actor.ts';
import type { Call } from '#platform/call.ts';
import { eventRow, publish, publishAll } from '#platform/outbox.ts';
import { markPlayed } from '#modules/catalogue';
import { mayTransfer } from '#modules/member';
import { endSeamlessSessions } from '#modules/seamless-wallet';
import { announceInPlay, isTransferBackRunning, transferBack } from '#modules/transfer-wallet';
import { findStartable, type Startable } from './find-startable.ts';
import { beginSession, changeSession, endSession, type Begun, type NewSession } from './game-session.repo.ts';
import type { GameRequest, Started } from './launch.outcome.ts';
import type { LaunchDeps } from './launch.deps.ts';
import { leaveOthers, openGame } from './open-game.ts';

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
  const [found, isAllowed] = await Promise.all([
    findStartable(request, call, deps),
    mayPlayAt(request.gpId, member, deps),
  ]);
  if (found.kind !== 'startable') return found;
  if (!isAllowed) {
    await publish(
      deps.sql,
      forwardGameStatus,
      { member_id: member.memberId },
      { code: transferDisabledCode },
    );
    return { kind: 'transfer_disabled' };
  }

  const gameSessionId = randomUUID();
  const { gpId, gtId, gameCode } = request;
  const { siteId, memberId } = member;
  const session = { gameSessionId, siteId, memberId, gpId, gtId, gameCode };
  const begun = await beginOnceLeft(session, deps);
  if (begun.kind !== 'begun') return { kind: begun.kind === 'quitting' ? 'transferring_back' : 'starting' };

  try {
    await leaveOthers(member, begun.previous?.gpId ?? null, found.connection, deps);
    const opened = await openGame(request, found.connection, { call, gameSessionId }, deps);
    if (opened.kind !== 'started') {
      await endSession(deps.sql, gameSessionId, deps.clock());
      return opened;
    }
    if (await enterGame(request, found, { member, gameSessionId, address: opened.gameUrl }, deps))
      return opened;
    // the member left while the game was being started
    await endSeamlessSessions(deps.sql, memberId);
    await transferBack(member, { only: gpId }, deps);
    return { kind: 'failed' };
  } catch (error) {
    await endSession(deps.sql, gameSessionId, deps.clock());
    throw error;
  }
}

/** False where the provider would hold the money of a member who may not transfer any. */
async function mayPlayAt(
  gpId: string,
  { memberId }: Member,
  { sql, providers }: LaunchDeps,
): Promise<boolean> {
  const connection = await providers.find(gpId);
  return connection?.walletKind !== 'transfer' || mayTransfer(sql, memberId);
}

const leavePollMs = 50;
const leavePolls = 30;

/** Money that is coming back is waited for, for as long as that takes when its provider answers. */
async function beginOnceLeft(session: NewSession, { sql, clock }: LaunchDeps): Promise<Begun> {
  for (let polls = 0; ; polls += 1) {
    const begun: Begun = (await isTransferBackRunning(sql, session.memberId, clock()))
      ? { kind: 'quitting' }
      : await beginSession(sql, session, clock());
    if (begun.kind !== 'quitting' || polls === leavePolls) return begun;
    await sleep(leavePollMs);
  }
}

/** Opens the session and tells the member's windows. False when it is no longer the one that was begun. */
function enterGame(
  { gpId, gtId, gameCode }: GameRequest,
  { connection, game }: Startable,
  { member, gameSessionId, address }: { member: Member; gameSessionId: string; address: string },
  deps: LaunchDeps,
): Promise<boolean> {
  return deps.sql.transaction().execute(async (transaction) => {
    const now = deps.clock();
    if (!(await changeSession(transaction, gameSessionId, { from: 'starting', to: 'open', now })))
      return false;
    if (game) await markPlayed(transaction, member.memberId, game.gameId, now);
    if (connection.walletKind === 'transfer') await announceInPlay(transaction, member, gpId, deps);
    const to = { member_id: member.memberId };
    const told = { gp_id: gpId, game_type: gtId, game_code: gameCode, game_url: address };
    await publishAll(transaction, [
      eventRow(gameUrl, to, told),
      eventRow(forwardGameStatus, to, { code: 100 }),
    ]);
    return true;
  });
}
