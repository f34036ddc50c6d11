import type { FreeRoundState } from '@halls/contract/provider';

/** What decides where a grant stands. */
export interface GrantFacts {
  readonly state: 'given' | 'cancelled' | 'rejected';
  readonly used: number;
  readonly count: number;
  readonly expiresAt: Date;
  /** A round of it waits for the operator. */
  readonly hasOpenRound: boolean;
}

/** Where a grant stands; `active` as long as anything of it may still change. */
export function stateOfGrant(grant: GrantFacts, now: Date): FreeRoundState {
  if (grant.state === 'rejected') return 'rejected';
  if (grant.hasOpenRound) return 'active';
  if (grant.used >= grant.count) return 'spent';
  if (grant.state === 'cancelled') return 'cancelled';
  return grant.expiresAt <= now ? 'expired' : 'active';
}
