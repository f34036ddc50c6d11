import type { Draw } from '@halls/fairness';
import type { SlotWin } from './slot-model.ts';

/** The cells of a round of falls. All of it is used again: a round leaves nothing that the next one would see. */
export interface FallBoard {
  /** Shows what a round begins with. */
  fill(draw: Draw): void;
  /** What stands there pays, in units before the fall's multiplier; each win goes to `wins`. */
  pay(wins?: SlotWin[]): number;
  /** What was paid vanishes, the rest sinks, and others come from above. */
  fall(draw: Draw): void;
  /** `grid[reel][row]`. */
  grid(): number[][];
}
