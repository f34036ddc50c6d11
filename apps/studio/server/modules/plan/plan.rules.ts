import { followPlan } from '#games/picks/plans/follow-plan.ts';
import type { PlanTerms } from '#games/picks/plans/plan-terms.ts';
import type { Bet } from '#games/round-math.ts';
import type { StakeRefusal } from '#modules/shared-draws';
import type { PlanEnd } from '../../../play-protocol/plan-views.ts';
import type { PlanStake } from './plan-stakes.ts';

/** What a plan does now: waits for the money of a draw, ends, or stakes so many times its bet. */
export type PlanStep =
  | { readonly kind: 'wait' }
  | { readonly kind: 'end'; readonly reason: PlanEnd }
  | { readonly kind: 'stake'; readonly times: bigint };

export function nextStepOf(
  plan: { readonly terms: PlanTerms; readonly lastsUntil: Date },
  stakes: readonly Pick<PlanStake, 'state' | 'voidReason' | 'stakeMinor' | 'payoutMinor'>[],
  now: Date,
): PlanStep {
  // the draw that runs is always waited for: its money decides what comes next
  if (stakes.some(({ state }) => state === 'open')) return { kind: 'wait' };
  const refused = endOfVoid(stakes.at(-1));
  if (refused) return { kind: 'end', reason: refused };
  const next = followPlan(plan.terms, decidedOf(stakes));
  if ('end' in next) return { kind: 'end', reason: next.end };
  return now >= plan.lastsUntil ? { kind: 'end', reason: 'missed' } : { kind: 'stake', ...next };
}

/** The draws that count: one that was called off moved no money. */
export function decidedOf<Stake extends Pick<PlanStake, 'state'>>(stakes: readonly Stake[]): Stake[] {
  return stakes.filter(({ state }) => state === 'settled');
}

/** The bet of a draw, so many times the plan's. */
export function timesBet(bet: Bet, times: bigint): Bet {
  if ('stakeMinor' in bet) throw new Error('a plan is a bet on a table');
  return {
    picks: bet.picks.map(({ option, stakeMinor }) => ({ option, stakeMinor: stakeMinor * times })),
  };
}

/** A stake's part in the seed of its draw: what the player's browser made for the plan, and the draw's number. */
export function seatSeedOf(clientSeed: string, drawNumber: number): string {
  return `${clientSeed}:${drawNumber}`;
}

/** No page can ask for a round by such an id. */
export function planRoundId(planId: number, drawNumber: number): string {
  return `plan:${planId}:${drawNumber}`;
}

/** Why a plan can't stake on; null where it may be able to on a draw that is to come. */
export function endOfRefusal(refusal: StakeRefusal): PlanEnd | null {
  switch (refusal) {
    case 'not_enough_money':
      return 'not_enough_money';
    case 'session_ended':
      return 'session_over';
    case 'round_conflict':
      return 'refused';
    // other money of the player is on another draw, or fills this one
    case 'draw_closed':
    case 'round_open':
    case 'table_full':
      return null;
  }
}

/** What the wallet's no to the latest stake means for the plan; one that nobody could decide was taken back, and means nothing. */
function endOfVoid(latest: Pick<PlanStake, 'state' | 'voidReason'> | undefined): PlanEnd | null {
  if (latest?.state !== 'void' || latest.voidReason === 'rolled_back') return null;
  return voidEnds[latest.voidReason ?? ''] ?? 'refused';
}

const voidEnds: Readonly<Record<string, PlanEnd>> = {
  not_enough_money: 'not_enough_money',
  limit_reached: 'limit_reached',
  invalid_token: 'session_over',
  token_expired: 'session_over',
  member_disabled: 'session_over',
};

/** What the next draw of a plan would cost; null where none is due before a draw's money is decided, or at all. */
export function nextStakeMinor(
  terms: PlanTerms,
  stakes: readonly Pick<PlanStake, 'state' | 'stakeMinor' | 'payoutMinor'>[],
): bigint | null {
  if (stakes.some(({ state }) => state === 'open')) return null;
  const next = followPlan(terms, decidedOf(stakes));
  return 'end' in next ? null : next.times * terms.baseMinor;
}
