import { el } from '../../../client/dom.ts';
import type { Sportsbook } from '../sportsbook.ts';

export interface StakeFieldParts {
  readonly label: string;
  onInput(typed: string): void;
  onFocus(field: StakeField): void;
}

/** Where a stake is typed; chips add to the field that was used last. */
export class StakeField {
  readonly element: HTMLElement;
  readonly #parts: StakeFieldParts;
  readonly #input: HTMLInputElement;
  readonly #book: Sportsbook;

  constructor(book: Sportsbook, parts: StakeFieldParts) {
    this.#book = book;
    this.#parts = parts;
    this.#input = el('input', {
      ...{ type: 'text', inputmode: 'decimal', autocomplete: 'off', class: 'stake-input figures' },
      'aria-label': parts.label,
      placeholder: book.text('stake'),
    });
    this.#input.addEventListener('input', () => parts.onInput(this.#input.value));
    this.#input.addEventListener('focus', () => parts.onFocus(this));
    this.element = el('label', { class: 'stake-field' }, this.#input);
  }

  get typed(): string {
    return this.#input.value;
  }

  /** What the slip holds; whoever types is left alone. */
  show(typed: string): void {
    if (this.#input.value !== typed) this.#input.value = typed;
  }

  /** As a chip or the limit writes it. */
  write(minor: bigint): void {
    const typed = this.#book.shell.money.toDecimal(minor).replace(/\.0+$/, '');
    this.#input.value = typed;
    this.#parts.onInput(typed);
  }
}
