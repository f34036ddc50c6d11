import type { SlipBuilderView } from '../../../../play-protocol/sports-protocol.ts';
import { button, el, icon } from '../../../client/dom.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { marketName, namesOf, outcomeName } from '../../words/market-words.ts';
import { BuilderParts } from './builder-parts.ts';
import { EachWaySwitch } from './each-way-switch.ts';
import type { EachWayOffer } from './slip-check.ts';
import type { SlipLeg } from './slip-state.ts';
import { StakeField } from './stake-field.ts';

/** A selection on the slip: what it is, its price with what became of it, and in singles its own stake. */
export class SlipLegLine {
  readonly element: HTMLElement;
  readonly stake: StakeField;
  readonly #book: Sportsbook;
  readonly #price = el('strong', { class: 'figures' });
  readonly #mark = el('p', { class: 'leg-mark', role: 'status' });
  readonly #parts: BuilderParts | null;
  readonly #risk = el('p', { class: 'leg-risk' });
  readonly #eachWay: EachWaySwitch;

  constructor(book: Sportsbook, leg: SlipLeg, onFocus: (field: StakeField) => void) {
    this.#book = book;
    const { text, slip } = book;
    const { selection, key } = leg;
    const names = namesOf(selection);
    const { parts } = selection;
    const pick = parts
      ? text('builder_of', { n: parts.length })
      : outcomeName(text, selection.market, selection.outcome, names);
    this.#parts = parts ? new BuilderParts(book, parts) : null;
    this.stake = new StakeField(book, {
      label: text('stake_on', { selection: pick }),
      onInput: (typed) => slip.setStake(typed, key),
      onFocus,
    });
    this.#eachWay = new EachWaySwitch(book, key);
    const match = `${names.home} – ${names.away}`;
    this.element = el(
      'li',
      { class: 'slip-leg', 'data-key': key },
      el('p', { class: 'leg-pick' }, el('span', {}, pick), this.#price),
      button(
        text('remove', { selection: pick }),
        () => slip.remove(key),
        { class: 'leg-remove' },
        icon('close'),
      ),
      el(
        'p',
        { class: 'leg-market' },
        parts ? match : `${marketName(text, selection.market, names)} · ${match}`,
      ),
      this.#parts?.element ?? null,
      this.#mark,
      this.#eachWay.element,
      this.stake.element,
      this.#risk,
    );
  }

  update(
    leg: SlipLeg,
    {
      isSingle,
      eachWay,
      riskWords,
      said,
    }: {
      readonly isSingle: boolean;
      readonly eachWay: EachWayOffer | null;
      readonly riskWords: string;
      /** Of a builder, what the studio last said. */
      readonly said: SlipBuilderView | undefined;
    },
  ): void {
    const { text, prices, slip } = this.#book;
    const before = prices.show(leg.selection.price);
    const now = prices.show(leg.price);
    this.element.dataset.mark = leg.mark;
    this.#parts?.update(said);
    const isPriced = leg.mark !== 'closed' && leg.price > 1_000 && !said?.refusal;
    set(this.#price, isPriced ? now : '–');
    set(
      this.#mark,
      leg.mark === 'same'
        ? ''
        : leg.mark === 'closed'
          ? text('mark_closed')
          : text(`mark_${leg.mark}`, { before, now }),
    );
    this.#eachWay.update(leg, eachWay);
    set(this.#risk, riskWords);
    this.stake.element.hidden = !isSingle;
    this.stake.show(slip.stakeOf(leg.key));
  }
}

function set(element: HTMLElement, words: string): void {
  element.hidden = words === '';
  if (element.textContent !== words) element.textContent = words;
}
