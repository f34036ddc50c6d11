import type { Translate } from '@halls/i18n/format';
import type { BoxView, PoolSideView } from '../../../play-protocol/play-protocol.ts';
import type { Shell } from '../../client/shell.ts';
import { type PicksModel, shownReturnOf } from '../picks-model.ts';
import { isOfDraw } from '../cards.ts';
import type { BetSlip } from './bet-slip.ts';
import { plainTable } from './plain-table.ts';
import { createSpot, type Spot } from './spot.ts';
import { nameOfOption, type Result, type Table, type TableFace } from './table-face.ts';

export interface ChipTableParts {
  readonly shell: Shell;
  readonly model: PicksModel;
  readonly face: TableFace;
  readonly text: Translate;
  readonly slip: BetSlip;
  /** The chosen chip is meant for each of these options. */
  onPlace(...options: string[]): void;
}

/** The places of a table with the chips on them. */
export class ChipTable {
  readonly element: HTMLElement;
  readonly #parts: ChipTableParts;
  readonly #spots = new Map<string, Set<Spot>>();
  readonly #table: Table;
  #drawNumber = 0;
  /** What has come out, as long as it is marked: for places that are drawn later, too. */
  #drawn: { readonly outcome: unknown } | null = null;

  constructor(parts: ChipTableParts) {
    this.#parts = parts;
    const { shell, model, face, text, slip, onPlace } = parts;
    const spot = (option: string, label?: string) => this.#spot(option, label);
    const table = {
      ...{ shell, model, text, spot },
      hasChip: (option: string) => slip.amountOn(option).minor > 0n,
      place: (options: readonly string[]) => onPlace(...options),
    };
    this.#table = face.createTable?.(table) ?? plainTable(table);
    this.element = this.#table.element;
  }

  /** Which draw is bet on, where that makes a difference. */
  get drawNumber(): number {
    return this.#drawNumber;
  }

  showDraw(number: number): void {
    const { model, slip } = this.#parts;
    if (!model.cards || number === this.#drawNumber) return;
    this.#drawNumber = number;
    this.#table.showDraw?.(number);
    slip.turnTo((option) => isOfDraw(model, option, number));
  }

  showResults(results: readonly Result[]): void {
    this.#table.showResults?.(results);
  }

  showBoxes(boxes: readonly BoxView[]): void {
    this.#table.showBoxes?.(boxes);
  }

  /** What a pool's options return now stands at their places. */
  showPool(sides: readonly PoolSideView[]): void {
    for (const { option, returns } of sides)
      for (const spot of this.#spots.get(option) ?? []) spot.showReturn(returns);
    this.#table.showPool?.(sides);
  }

  showChips(): void {
    for (const [option, known] of this.#spots) for (const spot of known) this.#showChip(option, spot);
    this.#table.onChips?.();
  }

  /** Every option that came true is marked, staked on or not. */
  mark(outcome: unknown): void {
    this.#drawn = { outcome };
    for (const [option, known] of this.#spots) for (const spot of known) this.#showMark(option, spot);
  }

  clearMarks(): void {
    this.#drawn = null;
    for (const [option, known] of this.#spots) for (const spot of known) this.#showMark(option, spot);
  }

  #spot(option: string, label: string | undefined): HTMLButtonElement {
    const { model, face, text, onPlace } = this.#parts;
    const name = nameOfOption(face, option, text);
    const shownReturn = shownReturnOf(model, option);
    const spot = createSpot({ option, name, label, shownReturn, onPlace: () => onPlace(option) });
    const known = this.#spots.get(option) ?? new Set();
    // a table may draw the place of an option again: only what is on the page counts
    for (const other of known) if (!other.element.isConnected) known.delete(other);
    this.#spots.set(option, known.add(spot));
    this.#showChip(option, spot);
    this.#showMark(option, spot);
    return spot.element;
  }

  #showMark(option: string, { element }: Spot): void {
    const hundredths = this.#drawn ? this.#parts.model.returnOf(option, this.#drawn.outcome) : null;
    element.classList.toggle('is-true', (hundredths ?? 0) >= 100);
  }

  #showChip(option: string, spot: Spot): void {
    const { slip, shell } = this.#parts;
    const { minor, isPlaced } = slip.amountOn(option);
    spot.show(minor === 0n ? null : shell.money.short(minor), isPlaced);
  }
}
