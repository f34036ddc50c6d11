import { button, el } from '../../client/dom.ts';
import { formatOdds } from './table-face.ts';

export interface Spot {
  readonly element: HTMLButtonElement;
  /** Null where no chip lies; one that is placed stays until the draw. */
  show(amount: string | null, isPlaced: boolean): void;
  /** In hundredths of the stake, where it changes. */
  showReturn(hundredths: number): void;
}

/** One place on the table: name, odds, and the chip on it. */
export function createSpot(parts: {
  readonly option: string;
  readonly name: string;
  /** Shown instead of the name; whoever hears it hears the name of the whole option. */
  readonly label: string | undefined;
  /** In hundredths of the stake. */
  readonly shownReturn: number;
  onPlace(): void;
}): Spot {
  const { option, name, label } = parts;
  const odds = el('span', { class: 'odds figures' }, ` ×${formatOdds(parts.shownReturn)} `);
  const chip = el('span', { class: 'on-table figures', hidden: true });
  const element = button(
    name,
    () => parts.onPlace(),
    { class: 'spot', 'data-option': option },
    label
      ? el('span', { class: 'spot-name', 'aria-hidden': 'true' }, label)
      : el('span', { class: 'spot-name' }, name),
    label ? el('span', { class: 'sr-only' }, name) : null,
    odds,
    chip,
  );
  element.removeAttribute('aria-label');
  return {
    element,
    show(amount, isPlaced) {
      chip.classList.toggle('is-placed', isPlaced);
      chip.hidden = amount === null;
      chip.textContent = amount ?? '';
    },
    showReturn(hundredths) {
      odds.textContent = ` ×${formatOdds(hundredths)} `;
    },
  };
}
