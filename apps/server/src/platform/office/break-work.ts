import type { BreakState, BreakStepShown, BreakWork } from '@halls/contract/office';
import { presentOperator } from './present-operator.ts';

/** A step of a case: what a look at the books has found, or what somebody has done about it. */
export interface BreakStep {
  readonly at: Date;
  readonly what: BreakStepShown['what'];
  readonly operatorId: number | null;
  readonly state: BreakState;
  readonly ownerId: number | null;
  readonly note: string;
}

interface BreakStanding {
  readonly state: BreakState;
  readonly ownerId: number | null;
}

/** How a case stands after somebody has worked on it. */
export function standingAfter(before: BreakStanding, { owner, state }: BreakWork, operatorId: number) {
  const ownerId = owner === undefined ? before.ownerId : owner === 'me' ? operatorId : null;
  return { state: state ?? before.state, ownerId };
}

export function presentBreakStep(step: BreakStep, operators: ReadonlyMap<number, string>): BreakStepShown {
  return {
    at: step.at.toISOString(),
    what: step.what,
    operator: presentOperator(step.operatorId, operators),
    state: step.state,
    owner: presentOperator(step.ownerId, operators),
    note: step.note,
  };
}
