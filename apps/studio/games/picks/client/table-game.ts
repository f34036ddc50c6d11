import type { Shell } from '../../client/shell.ts';
import type { PicksModel } from '../picks-model.ts';
import type { BetSlip } from './bet-slip.ts';
import type { ChipTable } from './chip-table.ts';
import type { PlanFrame } from './plans/plan-frame.ts';
import type { PicksBar } from './picks-bar.ts';
import type { PicksStage } from './picks-stage.ts';

export interface TableParts {
  readonly shell: Shell;
  readonly model: PicksModel;
  readonly slip: BetSlip;
  readonly bar: PicksBar;
  readonly table: ChipTable;
  readonly stage: PicksStage;
  readonly planText: PlanFrame['text'];
  nameOf(option: string): string;
}

/** What the page needs of a game, whoever draws in it. */
export interface TableGame {
  readonly clock: HTMLElement | null;
  /** Stands over the places. */
  readonly above: readonly HTMLElement[];
  readonly balanceMinor: bigint | null;
  press(): void;
  takesChips(): boolean;
  /** Rounds that come by themselves, or stakes on several draws: how far they are to go. */
  askForMore(): void;
  start(): Promise<void>;
}
