import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderMember } from '#modules/transfer-wallet';
import type { Member } from '#platform/actor.ts';
import { beginSession, type NewSession } from './game-session.repo.ts';
import type { LaunchDeps } from './launch.deps.ts';
import { hindranceOf } from './launch.rules.ts';

/** What the member had when the session began. */
export interface Before {
  /** Where the session was that has ended for this one. */
  readonly previousGpId: string | null;
  readonly known: readonly ProviderMember[];
  readonly balanceMinor: bigint;
}

export type Begun =
  | { readonly kind: 'begun'; readonly before: Before }
  | { readonly kind: 'starting' | 'quitting' | 'transfer_disabled' };

const leavePollMs = 50;
const leavePolls = 30;

/**
 * Makes the member's one session. Money that is coming back is waited for, for as long as that takes when its provider
 * answers.
 */
export async function beginGame(
  member: Member,
  session: NewSession,
  { isHeldThere }: { readonly isHeldThere: boolean },
  deps: LaunchDeps,
): Promise<Begun> {
  for (let polls = 0; ; polls += 1) {
    const [{ current, mayTransfer }, backUntil, known, balanceMinor] = await Promise.all([
      deps.standingOf(member.memberId),
      deps.comingBackUntil(member.memberId),
      deps.providerMembersOf(member.memberId),
      deps.ledger.balanceOf(member),
    ]);
    if (isHeldThere && !mayTransfer) return { kind: 'transfer_disabled' };
    const now = deps.clock();
    const hindrance = backUntil && backUntil > now ? 'quitting' : hindranceOf(current, now);
    if (!hindrance && (await beginSession(deps.pool, session, { previous: current, now })))
      return { kind: 'begun', before: { previousGpId: current?.gpId ?? null, known, balanceMinor } };
    if (hindrance === 'starting' || polls === leavePolls) return { kind: hindrance ?? 'starting' };
    // one that another start or a leave has changed in between is looked at again at once
    if (hindrance) await sleep(leavePollMs);
  }
}
