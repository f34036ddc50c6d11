import type { RoundView } from '../../../play-protocol/play-protocol.ts';
import type { AutoPilot } from '../../client/auto-pilot.ts';
import { celebrateJackpot } from '../../client/jackpot-sheet.ts';
import { paidOf } from '../../client/paid-of.ts';
import type { Phase, RoundPresenter, SettledRound } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import { boughtSpinsOf, type GambledOutcome, type SlotModel, type SlotOutcome } from '../slot-model.ts';
import type { BuyHead } from './buy-head.ts';
import type { GambleHead } from './gamble-head.ts';
import type { GambleTable } from './gamble-table.ts';
import type { PlayBack } from './play-back.ts';
import type { ReelBoard } from './reel-board.ts';
import type { SlotBar } from './slot-bar.ts';

interface SlotParts {
  readonly model: SlotModel;
  readonly board: ReelBoard;
  readonly bar: SlotBar;
  readonly playBack: PlayBack;
  /** Null where free spins can't be bought. */
  readonly buyHead: BuyHead | null;
  /** Null where wins can't be gambled. */
  readonly gamble: { readonly head: GambleHead; readonly table: GambleTable } | null;
}

/** A slot's rounds on its reels. */
export class SlotPresenter implements RoundPresenter<SlotOutcome> {
  /** Presses for the player where they wish it; the game sets it. */
  pilot: AutoPilot | null = null;
  /** The reels show something, or run for a round that was asked for. */
  hasShown = false;
  /** The next round's free spins are bought. */
  #isBuying = false;
  readonly #shell: Shell;
  readonly #parts: SlotParts;

  constructor(shell: Shell, parts: SlotParts) {
    this.#shell = shell;
    this.#parts = parts;
  }

  stake(balanceMinor: bigint | null) {
    const { text, money } = this.#shell;
    const { bar, model, gamble } = this.#parts;
    const price = this.#isBuying ? boughtSpinsOf(model)?.price : undefined;
    const stakeMinor = bar.stakeMinor * BigInt(price ?? 1);
    if (balanceMinor !== null && balanceMinor < stakeMinor) {
      this.#shell.say(text('not_enough'));
      return null;
    }
    return {
      bet: {
        stake: money.toDecimal(stakeMinor),
        ...(price
          ? { bought: true as const }
          : gamble?.head.isOn && !this.pilot?.isOn && { gamble: true as const }),
      },
      stakeMinor,
    };
  }

  /** Buys free spins by a press of the game. */
  buy(press: () => void): void {
    this.#isBuying = true;
    press();
    this.#isBuying = false;
  }

  follow(phase: Phase): void {
    this.#parts.bar.follow(phase);
    this.#parts.gamble?.head.lock('round', phase !== 'idle');
    this.#parts.buyHead?.lock('round', phase !== 'idle');
    if (phase === 'idle') this.pilot?.noteIdle();
  }

  wait(): void {
    this.hasShown = true;
    if (!this.#shell.prefersStillness) this.#parts.board.run();
  }

  stopWaiting(): void {
    this.rest(null);
  }

  play(round: SettledRound<SlotOutcome>): Promise<void> {
    return this.#parts.playBack.play(round);
  }

  async goOn(round: RoundView<SlotOutcome>): Promise<RoundView<SlotOutcome>> {
    const { bar, gamble } = this.#parts;
    // as it was bet, wherever that was
    bar.fix(this.#shell.money.parse(round.stake));
    const ended = await gamble?.table.goOn(round as RoundView<GambledOutcome>);
    bar.fix(null);
    return ended ?? round;
  }

  skip(): void {
    const table = this.#parts.gamble?.table;
    if (table?.isOpen) table.collect();
    else this.#parts.playBack.skip();
  }

  rest(outcome: SlotOutcome | null): void {
    const { board } = this.#parts;
    this.hasShown = true;
    board.show(outcome?.steps.at(-1) ?? { grid: board.restingGrid() });
  }

  describe({ isMaximum }: SlotOutcome): string {
    return isMaximum ? this.#shell.text('maximum_reached') : '';
  }

  conclude(round: RoundView<SlotOutcome>): void {
    const { money } = this.#shell;
    this.pilot?.noteRound({
      stakeMinor: round.is_free ? 0n : money.parse(round.stake),
      paidMinor: paidOf(round, money),
      hasFeature: round.outcome?.steps.some(({ kind }) => kind === 'free' || kind === 'respin') ?? false,
    });
    celebrateJackpot(this.#shell, round);
    if (!round.jackpot?.amount) this.#shell.celebrate(round);
    const steps = round.outcome?.steps ?? [];
    const last = steps.findLast((step) => step.wins.length > 0);
    if (last && last === steps.at(-1)) this.#parts.board.showWins(last);
  }
}
