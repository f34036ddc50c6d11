import type { WalletOwner } from '#modules/ledger';
import { endSeamlessSessions } from '#modules/seamless-wallet';
import {
  claimExpected,
  stopExpecting,
  transferBack,
  type TransferredBack,
  type TransferWalletDeps,
} from '#modules/transfer-wallet';
import { changeSession, endSession, findCurrentSession, findCutOff } from './game-session.repo.ts';
import { kickMember } from './kick-member.ts';
import type { CurrentSession } from './launch.rules.ts';

/**
 * Ends the member's game and transfers the money back. With `gpId`, a session at another provider goes on: the
 * leave belongs to a window that was closed after the next game had started.
 */
export async function leaveGame(
  member: WalletOwner,
  gpId: string | undefined,
  deps: TransferWalletDeps,
): Promise<TransferredBack> {
  const { sql, clock } = deps;
  const current = await findCurrentSession(sql, member.memberId);
  if (gpId !== undefined && current && current.gpId !== gpId)
    return transferBack(member, { only: gpId }, deps);

  if (current)
    await changeSession(sql, current.gameSessionId, { from: current.state, to: 'ending', now: clock() });
  return endGame(member, current, deps);
}

async function endGame(
  member: WalletOwner,
  current: CurrentSession | null,
  deps: TransferWalletDeps,
): Promise<TransferredBack> {
  const { sql, pool, providers, clock } = deps;
  try {
    await endSeamlessSessions(pool, member.memberId);
    const connection = current ? await providers.find(current.gpId) : undefined;
    await kickMember(member, connection, deps);
    return await transferBack(member, {}, deps);
  } finally {
    if (current) await endSession(sql, current.gameSessionId, clock());
  }
}

/**
 * Finishes what was cut off: games of members who logged out while playing, and starts and leaves of a process
 * that ended. Asks again for money that an open round held back. Returns how many. For a job every second.
 */
export async function finishLeaving(deps: TransferWalletDeps): Promise<number> {
  const cutOff = await findCutOff(deps.sql, deps.clock(), 20);
  await Promise.all(cutOff.map(({ owner, session }) => finishCutOff(owner, session, deps)));
  const expected = await claimExpected(deps.sql, { now: deps.clock(), limit: 20 });
  await Promise.all(expected.map(({ owner, gpId }) => transferBackUnlessPlaying(owner, gpId, deps)));
  return cutOff.length + expected.length;
}

/** The member may have begun another game since the session was found: that one is theirs to end. */
async function finishCutOff(
  owner: WalletOwner,
  session: CurrentSession,
  deps: TransferWalletDeps,
): Promise<void> {
  const { gameSessionId, state: from } = session;
  const now = deps.clock();
  if (await changeSession(deps.sql, gameSessionId, { from, to: 'ending', now }))
    await endGame(owner, session, deps);
}

/** For money that lies with a provider without being played with: asks for it, unless the member now plays there. */
export async function transferBackUnlessPlaying(
  owner: WalletOwner,
  gpId: string,
  deps: TransferWalletDeps,
): Promise<void> {
  const current = await findCurrentSession(deps.sql, owner.memberId);
  if (current?.gpId !== gpId) await transferBack(owner, { only: gpId }, deps);
  // a start may still fail, and a leave asks by itself
  else if (current.state === 'open') await stopExpecting(deps.sql, { memberId: owner.memberId, gpId });
}
