import type { MatchEventView, MatchView, SportId } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import type { SportsText } from '../../words/sports-texts.ts';
import { untold } from './figure-lines.ts';
import { eventName, namesOf } from '../../words/market-words.ts';

/** What happened, the latest first. Lines are added; those that stand stay. */
export class Timeline {
  readonly element: HTMLElement;
  readonly #text: SportsText;
  readonly #list = el('ol', { class: 'timeline-list', reversed: true, tabindex: 0 });
  readonly #empty: HTMLElement;
  #drawn = '';

  constructor(text: SportsText, sport: SportId) {
    this.#text = text;
    this.#empty = el('p', { class: 'empty-line' }, text('timeline_empty'));
    this.element = el(
      'section',
      { class: 'timeline', 'data-sport': sport },
      el('h3', {}, text('timeline')),
      this.#empty,
      this.#list,
    );
  }

  update(match: MatchView): void {
    const shown = match.events.filter(({ kind }) => !untold[match.sport].has(kind));
    const sign = shown.map(({ ordinal, kind, side }) => `${ordinal}${kind}${side}`).join();
    if (sign === this.#drawn) return;
    this.#drawn = sign;
    this.#empty.hidden = shown.length > 0;
    this.#list.replaceChildren(...shown.toReversed().map((event) => this.#line(event, match)));
  }

  #line(event: MatchEventView, match: MatchView): HTMLElement {
    return el(
      'li',
      { class: 'timeline-line', 'data-kind': event.kind, 'data-side': event.side },
      el('span', { class: 'timeline-minute figures' }, event.label),
      el('i', { class: 'event-mark', 'aria-hidden': 'true' }),
      el('span', {}, eventName(this.#text, event, namesOf(match))),
    );
  }
}
