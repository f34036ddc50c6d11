import type { Tally } from './tally.ts';

export interface ChaosReport {
  readonly tally: Tally;
  /** How long each kind of blow kept what it fell on from serving, in milliseconds. */
  readonly recoveries: ReadonlyMap<string, number[]>;
  /** What was done meanwhile, in lines for whoever reads the report. */
  readonly told: readonly string[];
}
