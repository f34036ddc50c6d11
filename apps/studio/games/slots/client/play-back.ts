import type { SettledRound } from '../../client/round-game.ts';
import type { Shell } from '../../client/shell.ts';
import { el } from '../../client/dom.ts';
import { buyMove } from '../../round-math.ts';
import { stakeUnitsOf } from '../play-slot.ts';
import { boughtSpinsOf, type SlotModel, type SlotOutcome, type SlotStep, wildSymbol } from '../slot-model.ts';
import type { FallHead } from './fall-head.ts';
import type { HoldShow, Stage } from './hold-show.ts';
import type { ReelBoard } from './reel-board.ts';
import type { SlotBar } from './slot-bar.ts';
import type { SymbolArt } from './symbol-art.ts';

/** Shows a decided round step by step. The result stands; `skip` only shortens the show. */
export class PlayBack {
  readonly #shell: Shell;
  readonly #model: SlotModel;
  readonly #board: ReelBoard;
  readonly #bar: SlotBar;
  readonly #art: SymbolArt;
  readonly #hold: HoldShow | null;
  readonly #falls: FallHead | null;
  #isSkipped = false;
  #wake: () => void = () => {};

  constructor(
    shell: Shell,
    model: SlotModel,
    parts: { board: ReelBoard; bar: SlotBar; art: SymbolArt; hold: HoldShow | null; falls: FallHead | null },
  ) {
    this.#shell = shell;
    this.#model = model;
    this.#board = parts.board;
    this.#bar = parts.bar;
    this.#art = parts.art;
    this.#hold = parts.hold;
    this.#falls = parts.falls;
  }

  skip(): void {
    this.#isSkipped = true;
    this.#hold?.hurry();
    this.#wake();
  }

  async play(round: SettledRound<SlotOutcome>): Promise<void> {
    this.#isSkipped = false;
    const { money, text } = this.#shell;
    const outcome = round.outcome;
    const stakeMinor = money.parse(round.stake);
    this.#art.stakeMinor = stakeMinor;
    const boughtCount = outcome.moves?.includes(buyMove) ? (boughtSpinsOf(this.#model)?.spins ?? 0) : 0;
    const freeTotal = outcome.steps.reduce((sum, step) => sum + step.awarded, boughtCount);
    const stakeUnits = stakeUnitsOf(this.#model, outcome.moves ?? []);
    const minorOf = (units: number): bigint => (stakeMinor * BigInt(units)) / BigInt(stakeUnits);
    if (boughtCount > 0) await this.#announce(text('free_spins_won', { count: boughtCount }));
    let wonUnits = 0;
    let freeSpin = 0;
    for (const [index, step] of outcome.steps.entries()) {
      if (step.kind === 'respin') continue;
      if (step.kind === 'free') {
        freeSpin += 1;
        const known = outcome.steps
          .slice(0, index)
          .reduce((sum, earlier) => sum + earlier.awarded, boughtCount);
        this.#board.hold(outcome.steps[index - 1]?.wildReels ?? []);
        this.#shell.say(text('free_spin_of', { n: freeSpin, total: known }));
        if (!this.#isStill) this.#board.run();
        await this.#pause(240);
      }
      if (this.#isSkipped && index < outcome.steps.length - 1) {
        wonUnits += step.units;
        continue;
      }
      this.#falls?.show(index);
      await this.#showStep(outcome.steps[index - 1], step, outcome);
      wonUnits += step.units;
      this.#bar.meters.showWin(minorOf(wonUnits), stakeMinor);
      if (step.units > 0) await this.#pause(step.kind === 'base' ? 700 : 850);
      if (step.awarded > 0)
        await this.#announce(
          text(awardText(step), { count: step.awarded }),
          step.kind === 'base' ? outcome.expandingSymbol : undefined,
        );
    }
    this.#board.hold([]);
    await this.#playHold(outcome, stakeMinor, minorOf);
    if (outcome.isMaximum) await this.#announce(text('maximum_reached'));
    if (freeTotal > 0 && !this.#isStill)
      await this.#announce(text('free_spins_total', { amount: money.show(minorOf(outcome.units)) }));
  }

  /** From the window whose coins start it on. */
  async #playHold(
    { steps }: SlotOutcome,
    stakeMinor: bigint,
    minorOf: (units: number) => bigint,
  ): Promise<void> {
    const [first, ...respins] = steps;
    if (!this.#hold || first?.respinsLeft === undefined) return;
    const stage: Stage = {
      isStill: () => this.#isStill,
      pace: () => this.#pace,
      pause: (ms) => this.#pause(ms),
      announce: (message) => this.#announce(message),
    };
    const amountOf = (units: number): string => this.#shell.money.show(minorOf(units));
    const onCounted = (units: number): void =>
      this.#bar.meters.showWin(minorOf(first.units + units), stakeMinor);
    await this.#hold.play([first, ...respins], stage, { amountOf, onCounted });
  }

  async #showStep(previous: SlotStep | undefined, step: SlotStep, outcome: SlotOutcome): Promise<void> {
    const { sound, text } = this.#shell;
    if (this.#isStill) this.#board.show(step);
    else if (step.kind === 'fall' && previous) await this.#board.fall(previous, step, this.#pace);
    else await this.#board.land(step, this.#pace, () => sound.stop());
    if (step.wildReels && !this.#isStill) {
      const before = previous?.wildReels ?? [];
      const fresh = step.wildReels.filter((reel) => !before.includes(reel));
      await this.#board.expand(fresh, wildSymbol, this.#pace);
    }
    if (step.wins.length === 0) return;
    const expanded = step.expandedReels && outcome.expandingSymbol !== undefined ? step.expandedReels : null;
    if (expanded) await this.#board.expand(expanded, outcome.expandingSymbol!, this.#pace);
    this.#board.showWins(step);
    if (!this.#isStill) this.#falls?.light(outcome.steps.indexOf(step), 600 * this.#pace);
    if (step.multiplier > 1 && step.units > 0) this.#shell.say(text('multiplier', { n: step.multiplier }));
  }

  /** A plate over the reels, gone by itself or when skipped. */
  async #announce(message: string, symbol?: number): Promise<void> {
    this.#shell.say(message);
    if (this.#isSkipped) return;
    this.#shell.sound.feature();
    const plate = el('div', { class: 'plate', 'aria-hidden': 'true' }, el('strong', {}, message));
    if (symbol !== undefined) {
      const name = this.#shell.view.game.theme.symbols[symbol]!;
      plate.append(
        el('img', { src: `/art/${this.#shell.view.game.theme.id}/${name}.svg`, alt: '' }),
        el('span', {}, this.#shell.text('expanding')),
      );
    }
    this.#board.cover(plate);
    await this.#pause(2_000);
    plate.remove();
  }

  get #isStill(): boolean {
    return this.#isSkipped || this.#shell.prefersStillness;
  }

  get #pace(): number {
    return this.#isSkipped ? 0.15 : this.#shell.isFast ? 0.4 : 1;
  }

  async #pause(ms: number): Promise<void> {
    if (this.#isSkipped) return;
    await new Promise<void>((settle) => {
      this.#wake = settle;
      setTimeout(settle, ms * (this.#shell.isFast ? 0.45 : 1));
    });
  }
}

function awardText({ kind, wildReels }: SlotStep): 'free_spins_won' | 'free_spins_more' | 'wild_reel_won' {
  if (kind === 'base') return 'free_spins_won';
  return wildReels ? 'wild_reel_won' : 'free_spins_more';
}
