import type { ChaosMember } from './site-caller.ts';

/** What the run counts. The last three are what must stay 0. */
export interface Tally {
  /** Of each kind of work, such as `spin`. */
  readonly acknowledged: Map<string, number>;
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
    acknowledged: new Map(),
    unanswered: 0,
    executedLater: 0,
    replayedLater: 0,
    lost: [],
    doubled: [],
    otherAmount: [],
  };
}

export function acknowledge({ acknowledged }: Tally, kind: string): void {
  acknowledged.set(kind, (acknowledged.get(kind) ?? 0) + 1);
}

export function countAcknowledged({ acknowledged }: Tally): number {
  return [...acknowledged.values()].reduce((sum, count) => sum + count, 0);
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
  readonly expectedMinor: bigint;
  run(): Promise<void>;
  /** Asks again for what may have been decided since, before it is compared. */
  recount?(): Promise<void>;
}
