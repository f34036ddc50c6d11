import type { Shell } from '../../client/shell.ts';
import { scatterSymbol, type SlotStep } from '../slot-model.ts';
import { HoldBoard } from './hold-board.ts';
import type { HoldHead } from './hold-head.ts';
import type { ReelBoard } from './reel-board.ts';
import type { SymbolArt } from './symbol-art.ts';

/** How the player wants the show, and what it can do besides. */
export interface Stage {
  isStill(): boolean;
  pace(): number;
  pause(ms: number): Promise<void>;
  announce(message: string): Promise<void>;
}

/** Shows hold and spin from the window that starts it to what its coins pay. */
export class HoldShow {
  readonly #shell: Shell;
  readonly #parts: { readonly board: ReelBoard; readonly head: HoldHead; readonly art: SymbolArt };

  #overlay: HoldBoard | null = null;

  constructor(shell: Shell, parts: { board: ReelBoard; head: HoldHead; art: SymbolArt }) {
    this.#shell = shell;
    this.#parts = parts;
  }

  /** `amountOf` writes units as money; `onCounted` is told what has been counted so far. */
  async play(
    [first, ...respins]: readonly [SlotStep, ...SlotStep[]],
    stage: Stage,
    { amountOf, onCounted }: { amountOf(units: number): string; onCounted(units: number): void },
  ): Promise<void> {
    const { board, head, art } = this.#parts;
    const last = respins.at(-1) ?? first;
    const coinWins = last.wins.filter(({ symbol }) => symbol === scatterSymbol);
    const [, grand] = coinWins;
    const paid = coinWins.reduce((sum, { units }) => sum + units, 0);
    const overlay = new HoldBoard(art, first);
    this.#overlay = overlay;
    if (!stage.isStill()) {
      head.show(first.respinsLeft ?? 0, amountOf(sumOf(first)));
      board.showWins(first, [{ symbol: scatterSymbol, count: 0, units: 0 }]);
      await stage.announce(this.#shell.text('hold_won'));
      board.clearWins();
      board.cover(overlay.element);
      await this.#respin(overlay, [first, ...respins], stage, amountOf);
      let counted = 0;
      await overlay.collect(
        stage.pace(),
        () => !stage.isStill(),
        (units) => {
          counted += units;
          head.showTotal(amountOf(counted));
          onCounted(counted);
        },
      );
      if (grand && !stage.isStill())
        await stage.announce(this.#shell.text('hold_full', { amount: amountOf(grand.units) }));
    }
    board.show(last);
    overlay.element.remove();
    this.#overlay = null;
    onCounted(paid);
    if (!stage.isStill()) await stage.announce(this.#shell.text('hold_paid', { amount: amountOf(paid) }));
    head.rest();
  }

  /** What moves now ends at once; whether more is shown is up to the stage. */
  hurry(): void {
    this.#overlay?.hurry();
  }

  async #respin(
    overlay: HoldBoard,
    steps: readonly SlotStep[],
    stage: Stage,
    amountOf: (units: number) => string,
  ): Promise<void> {
    const { head } = this.#parts;
    const { sound, text } = this.#shell;
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (!before) continue;
      if (stage.isStill()) return;
      let total = sumOf(before);
      // the respin that runs is no longer left
      head.show((before.respinsLeft ?? 0) - 1, amountOf(total));
      await overlay.respin(step, stage.pace(), (units) => {
        total += units;
        head.showTotal(amountOf(total));
        sound.stop();
      });
      const left = step.respinsLeft ?? 0;
      head.show(left, amountOf(total));
      if (total > sumOf(before)) head.refill(400 * stage.pace());
      this.#shell.say(text('hold_step', { n: left, amount: amountOf(total) }));
      await stage.pause(total > sumOf(before) ? 450 : 250);
    }
  }
}

function sumOf({ coins }: SlotStep): number {
  return (coins ?? []).flat().reduce((sum, units) => sum + units, 0);
}
