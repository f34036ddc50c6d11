import type { WalletOwner } from '#modules/ledger';
import { endSeamlessSessions } from '#modules/seamless-wallet';
import { claimExpected, stopExpecting, transferBack, type TransferredBack } from '#modules/transfer-wallet';
import { changeSession, endSession, findCurrentSession, findCutOff } from './game-session.repo.ts';
import { kickMember } from './kick-member.ts';
import type { LaunchParts } from './launch.parts.ts';
import type { CurrentSession } from './launch.rules.ts';

/**
 * Ends the member's game and transfers the money back. With `gpId`, a session at another provider goes on: the
 * leave belongs to a window that was closed after the next game had started.
 */
export async function leaveGame(
  member: WalletOwner,
  gpId: string | undefined,
  parts: LaunchParts,
): Promise<TransferredBack> {
  const { sql, clock } = parts;
  const current = await findCurrentSession(sql, member.memberId);
  if (gpId !== undefined && current && current.gpId !== gpId)
    return transferBack(member, { only: gpId }, parts);

  if (current)
    await changeSession(sql, current.gameSessionId, { from: current.state, to: 'ending', now: clock() });
  return endGame(member, current, parts);
}

async function endGame(
  member: WalletOwner,
  current: CurrentSession | null,
  parts: LaunchParts,
): Promise<TransferredBack> {
  const { sql, providers, clock } = parts;
  try {
    await endSeamlessSessions(sql, member.memberId);
    const connection = current ? await providers.find(current.gpId) : undefined;
    await kickMember(member, connection, parts);
    return await transferBack(member, {}, parts);
  } finally {
    if (current) await endSession(sql, current.gameSessionId, clock());
  }
}

/**
 * Finishes what was cut off: games of members who logged out while playing, and starts and leaves of a process
 * that ended. Asks again for money that an open round held back. Returns how many. For a job every few seconds.
 */
export async function finishLeaving(parts: LaunchParts): Promise<number> {
  const cutOff = await findCutOff(parts.sql, parts.clock(), 20);
  await Promise.all(cutOff.map(({ owner, session }) => finishCutOff(owner, session, parts)));
  const expected = await claimExpected(parts.sql, { now: parts.clock(), limit: 20 });
  await Promise.all(expected.map(({ owner, gpId }) => transferBackUnlessPlaying(owner, gpId, parts)));
  return cutOff.length + expected.length;
}

/** The member may have begun another game since the session was found: that one is theirs to end. */
async function finishCutOff(owner: WalletOwner, session: CurrentSession, parts: LaunchParts): Promise<void> {
  const { gameSessionId, state: from } = session;
  const now = parts.clock();
  if (await changeSession(parts.sql, gameSessionId, { from, to: 'ending', now }))
    await endGame(owner, session, parts);
}

/** For money that lies with a provider without being played with: asks for it, unless the member now plays there. */
export async function transferBackUnlessPlaying(
  owner: WalletOwner,
  gpId: string,
  parts: LaunchParts,
): Promise<void> {
  const current = await findCurrentSession(parts.sql, owner.memberId);
  if (current?.gpId !== gpId) await transferBack(owner, { only: gpId }, parts);
  // a start may still fail, and a leave asks by itself
  else if (current.state === 'open') await stopExpecting(parts.sql, { memberId: owner.memberId, gpId });
}
