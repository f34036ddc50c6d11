import { createBatcher } from './batcher.ts';

/** As many as usually ask at the same moment: two statements of eight cost more than one of sixteen. */
const minShare = 16;

/**
 * Answers what is asked at the same moment by one reading, each in its place. A reading begins after whoever it
 * answers has asked, so nobody is told what was true before. For reads alone: one that was lost is made again.
 */
export function gatherReads<Asked, Answer>(
  read: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  return createBatcher({ run: read, minShare }).submit;
}
