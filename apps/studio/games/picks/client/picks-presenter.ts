import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import type { AutoPilot } from '../../client/auto-pilot.ts';
import { paidOf } from '../../client/paid-of.ts';
import type { Phase, RoundPresenter, SettledRound } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import type { BetSlip } from './bet-slip.ts';
import type { ChipTable } from './chip-table.ts';
import type { OwnResults } from './own-results.ts';
import type { PicksBar } from './picks-bar.ts';
import type { PicksStage } from './picks-stage.ts';

export interface PicksParts {
  readonly slip: BetSlip;
  readonly bar: PicksBar;
  readonly table: ChipTable;
  readonly stage: PicksStage;
  readonly results: Pick<OwnResults, 'add'>;
}

/** The rounds of a table where each player has draws of their own: chips, one draw, what came and what it paid. */
export class PicksPresenter implements RoundPresenter<unknown> {
  readonly #shell: Shell;
  readonly #parts: PicksParts;
  /** What presses for the player, once it is there. */
  pilot: AutoPilot | null = null;

  constructor(shell: Shell, parts: PicksParts) {
    this.#shell = shell;
    this.#parts = parts;
  }

  stake() {
    const { slip } = this.#parts;
    if (slip.entries.length === 0) return null;
    const { money } = this.#shell;
    const picks = slip.entries.map(([option, amount]) => ({ option, stake: money.toDecimal(amount) }));
    return { bet: { picks }, stakeMinor: slip.totalMinor };
  }

  follow(phase: Phase): void {
    this.#parts.bar.show(phase === 'idle' ? 'open' : phase === 'asking' ? 'busy' : 'show');
    if (phase === 'idle') this.pilot?.noteIdle();
  }

  wait(): void {
    this.#parts.table.clearMarks();
    this.#parts.stage.wait();
  }

  stopWaiting(): void {
    this.rest(null);
  }

  async play(round: SettledRound<unknown>): Promise<void> {
    await this.#parts.stage.play(round.outcome);
    this.#parts.table.mark(round.outcome);
  }

  skip(): void {
    this.#parts.stage.skip();
  }

  rest(outcome: unknown): void {
    this.#parts.stage.rest(outcome);
  }

  describe(outcome: unknown): string {
    return this.#parts.stage.describe(outcome);
  }

  conclude(round: RoundView): void {
    this.#shell.celebrate(round);
    this.#parts.results.add(round);
    // one that was called off is no round: nothing goes on by itself after it
    if (round.state !== 'settled') return;
    this.#parts.slip.finish();
    const { money } = this.#shell;
    const stakeMinor = money.parse(round.stake);
    this.pilot?.noteRound({ stakeMinor, paidMinor: paidOf(round, money), hasFeature: false });
  }
}
