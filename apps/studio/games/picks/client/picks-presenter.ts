import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import type { Phase, RoundPresenter, SettledRound } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import type { BetSlip } from './bet-slip.ts';
import type { ChipTable } from './chip-table.ts';
import type { PicksBar } from './picks-bar.ts';
import type { PicksStage } from './picks-stage.ts';
import type { TableClock } from './table-clock.ts';

export interface PicksParts {
  readonly slip: BetSlip;
  readonly bar: PicksBar;
  readonly table: ChipTable;
  readonly stage: PicksStage;
  /** Of a table that many play at. */
  readonly clock: TableClock | null;
}

/** A table's rounds: chips on options, one draw, what came and what it paid. */
export class PicksPresenter implements RoundPresenter<unknown> {
  readonly #shell: Shell;
  readonly #parts: PicksParts;
  #countdown: ReturnType<typeof setInterval> | undefined;

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
    clearInterval(this.#countdown);
    this.#parts.bar.lock(phase !== 'idle');
    this.followClock(phase);
  }

  /** At a shared table bets go in only while the draw takes them. */
  followClock(phase: Phase): void {
    const { bar, clock } = this.#parts;
    bar.isOpen = phase !== 'idle' || !clock || clock.isOpen;
    bar.update();
  }

  wait(): void {
    this.#parts.table.clearMarks();
    if (!this.#parts.clock) this.#parts.stage.wait();
  }

  placed(): void {
    const { bar, clock } = this.#parts;
    const count = (): void => bar.waitSeconds(clock?.secondsToDraw ?? 0);
    this.#shell.say(this.#shell.text('placed_wait', { n: clock?.secondsToDraw ?? 0 }));
    count();
    this.#countdown = setInterval(count, 250);
  }

  stopWaiting(): void {
    if (!this.#parts.clock) this.rest(null);
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
    const { money, sound } = this.#shell;
    const payout = money.parse(round.payout ?? '0');
    const stake = money.parse(round.stake);
    if (payout > stake) sound.win(payout >= stake * 10n ? 3 : payout >= stake * 3n ? 2 : 1);
    if (round.state === 'settled') this.#parts.slip.finish();
  }
}
