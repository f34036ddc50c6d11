import type { SlipBuilderView } from '../../../../play-protocol/sports-protocol.ts';
import { button, el, icon } from '../../../client/dom.ts';
import { marginText } from '../match/market-rules-sheet.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { marketName, namesOf, outcomeName } from '../../words/market-words.ts';
import { type Selection, selectionKey } from './selection.ts';

/** The parts of a builder on the slip, each with its way out, and what the house keeps of them all. */
export class BuilderParts {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #idle: readonly HTMLElement[];
  readonly #margin = el('p', { class: 'leg-risk' });

  constructor(book: Sportsbook, parts: readonly Selection[]) {
    this.#book = book;
    this.#idle = parts.map(() => el('small', { class: 'part-idle' }));
    this.element = el(
      'div',
      { class: 'builder-parts' },
      el('ul', {}, ...parts.map((part, place) => this.#draw(part, place))),
      this.#margin,
    );
  }

  update(said: SlipBuilderView | undefined): void {
    const { text } = this.#book;
    for (const [place, note] of this.#idle.entries())
      set(note, said?.idle.includes(place) ? text('builder_idle_part') : '');
    const margin = said && said.margin_bp > 0 ? marginText(this.#book, said) : null;
    set(this.#margin, margin ? text('builder_margin', { margin }) : '');
  }

  #draw(part: Selection, place: number): HTMLElement {
    const { text, slip } = this.#book;
    const names = namesOf(part);
    const pick = outcomeName(text, part.market, part.outcome, names);
    return el(
      'li',
      { class: 'builder-part', 'data-key': selectionKey(part) },
      el('span', { class: 'part-pick' }, pick),
      el('small', { class: 'part-market' }, marketName(text, part.market, names)),
      this.#idle[place] ?? null,
      button(
        text('remove', { selection: pick }),
        () => slip.togglePart(part),
        { class: 'leg-remove part-remove' },
        icon('close'),
      ),
    );
  }
}

function set(element: HTMLElement, words: string): void {
  element.hidden = words === '';
  if (element.textContent !== words) element.textContent = words;
}
