import type { WalletOwner } from '#modules/ledger';
import { endSeamlessSessions } from '#modules/seamless-wallet';
import type { BroughtHome } from '#modules/transfer-wallet';
import { changeSession, endSession, findCurrentSession, findCutOff } from './game-session.repo.ts';
import { kickMember } from './kick-member.ts';
import type { LaunchParts } from './launch.parts.ts';

/**
 * Ends the member's game and brings the money back. With `gpId`, a session at another provider goes on: the
 * leave belongs to a window that was closed after the next game had started.
 */
export async function leaveGame(
  member: WalletOwner,
  gpId: string | undefined,
  parts: LaunchParts,
): Promise<BroughtHome> {
  const { sql, providers, transferWallet, clock } = parts;
  const current = await findCurrentSession(sql, member.memberId);
  if (gpId !== undefined && current && current.gpId !== gpId)
    return transferWallet.bringHome(member, { only: gpId });

  if (current)
    await changeSession(sql, current.gameSessionId, { from: current.state, to: 'ending', now: clock() });
  try {
    await endSeamlessSessions(sql, member.memberId);
    const connection = current ? await providers.find(current.gpId) : undefined;
    await kickMember(member, connection, parts);
    return await transferWallet.bringHome(member, {});
  } finally {
    if (current) await endSession(sql, current.gameSessionId, clock());
  }
}

/**
 * Finishes what was cut off: games of members who logged out while playing, and starts and leaves of a process
 * that ended. Asks again for money that an open round held back. Returns how many. For a job every few seconds.
 */
export async function finishLeaving(parts: LaunchParts): Promise<number> {
  const members = await findCutOff(parts.sql, parts.clock(), 20);
  await Promise.all(members.map((member) => leaveGame(member, undefined, parts)));
  const returns = await parts.transferWallet.claimReturns(parts.clock(), 20);
  await Promise.all(returns.map(({ owner, gpId }) => bringHomeUnlessPlaying(owner, gpId, parts)));
  return members.length + returns.length;
}

/** For money that lies with a provider without being played with: asks for it, unless the member now plays there. */
export async function bringHomeUnlessPlaying(
  owner: WalletOwner,
  gpId: string,
  { sql, transferWallet }: LaunchParts,
): Promise<void> {
  const current = await findCurrentSession(sql, owner.memberId);
  if (current?.gpId !== gpId) await transferWallet.bringHome(owner, { only: gpId });
  // a start may still fail, and a leave asks by itself
  else if (current.state === 'open') await transferWallet.cancelReturn(owner.memberId, gpId);
}
