import type { Shell } from '../../client/shell.ts';
import type { PicksModel } from '../picks-model.ts';
import type { OptionText } from './option-texts.ts';

/** What a kind of table gets from the game. */
export type TableParts = {
  shell: Shell;
  model: PicksModel;
  text: OptionText;
  /** A button that places the chosen chip on an option, and shows what lies there. */
  spot(option: string, label?: string): HTMLButtonElement;
  place(option: string): void;
  amountOn(option: string): bigint;
};

export type Table = {
  element: HTMLElement;
  /** After the chips or the round have changed. */ update?(): void;
};

/** 195 hundredths as 1.95, 200 as 2. */
export function formatOdds(hundredths: number): string {
  return (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);
}
