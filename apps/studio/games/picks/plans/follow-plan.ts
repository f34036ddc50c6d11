import { type PlanTerms, timesAfter } from './plan-terms.ts';

/** A draw of a plan whose money is decided. */
export interface DecidedDraw {
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
}

/** Why a plan needs no further draw. */
export type PlanGoal = 'done' | 'win' | 'loss';

/** What comes next of a plan whose draws so far came to this: a stake so many times the first, or its end. */
export function followPlan(
  terms: PlanTerms,
  draws: readonly DecidedDraw[],
): { readonly times: bigint } | { readonly end: PlanGoal } {
  let lostInARow = 0;
  let lostMinor = 0n;
  for (const draw of draws) {
    lostInARow = isWon(draw) ? 0 : lostInARow + 1;
    lostMinor += draw.stakeMinor - draw.payoutMinor;
    if (isGoal(terms, draw)) return { end: 'win' };
  }
  if (draws.length >= terms.draws) return { end: 'done' };
  const times = timesAfter(terms.schedule, lostInARow);
  const { lossStopMinor } = terms;
  // what the next draw could lose counts as lost before it
  if (lossStopMinor !== null && lostMinor + times * terms.baseMinor > lossStopMinor) return { end: 'loss' };
  return { times };
}

/** Less back than the stake is no win, and neither is the stake itself. */
function isWon({ stakeMinor, payoutMinor }: DecidedDraw): boolean {
  return payoutMinor > stakeMinor;
}

function isGoal({ endsAtWin, winStopMinor }: PlanTerms, draw: DecidedDraw): boolean {
  return (endsAtWin && isWon(draw)) || (winStopMinor !== null && draw.payoutMinor >= winStopMinor);
}
