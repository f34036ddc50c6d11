import type { ChaosMember } from './site-caller.ts';

/** What the run counts. The last three are what must stay 0. */
export interface Tally {
  acknowledged: number;
  /** Asked without an answer, and asked again. */
  unanswered: number;
  /** Of those, the ones that the repetition executed, and the ones that it found done. */
  executedLater: number;
  replayedLater: number;
  lost: string[];
  doubled: string[];
  otherAmount: string[];
}

export function newTally(): Tally {
  return {
    acknowledged: 0,
    unanswered: 0,
    executedLater: 0,
    replayedLater: 0,
    lost: [],
    doubled: [],
    otherAmount: [],
  };
}

/** What all who move money share. */
export interface Scene {
  readonly siteUrl: string;
  readonly studioUrl: string;
  readonly tally: Tally;
  /** True when no new work is begun. */
  isEnding: boolean;
  /** True when nobody waits for answers any more. */
  isOver: boolean;
}

/** A member and what they own by what was acknowledged, and nothing else. */
export interface Actor {
  readonly member: ChaosMember;
  expectedMinor: bigint;
  run(): Promise<void>;
}
