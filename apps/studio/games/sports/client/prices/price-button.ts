import type { MarketView, MatchHeadView, OutcomeView } from '../../../../play-protocol/sports-protocol.ts';
import { button, el } from '../../../client/dom.ts';
import { canCombine } from '../../builder/can-combine.ts';
import { keyOf } from '../board/offers.ts';
import { selectionOf } from '../slip/selection.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { marketName, namesOf, outcomeName, shortOutcome } from '../../words/market-words.ts';

export type PricedMatch = Pick<MatchHeadView, 'match_id' | 'sport' | 'home' | 'away'>;

/** One price: pressed, it is on the slip; pressed again, it is not. Only what is another is drawn anew. */
export class PriceButton {
  readonly element: HTMLButtonElement;
  readonly #book: Sportsbook;
  readonly #isShort: boolean;
  readonly #label = el('span', { class: 'price-label' });
  readonly #figure = el('span', { class: 'price-figure' });
  readonly #move = el('span', { class: 'price-move', 'aria-hidden': 'true' });
  #shown = '';
  #of: { match: PricedMatch; market: MarketView; outcome: OutcomeView } | null = null;

  constructor(book: Sportsbook, isShort: boolean) {
    this.#book = book;
    this.#isShort = isShort;
    const parts = [this.#label, this.#figure, this.#move];
    this.element = button('', () => this.#press(), { class: 'price' }, ...parts);
  }

  update(match: PricedMatch, market: MarketView, outcome: OutcomeView): void {
    this.#of = { match, market, outcome };
    this.refresh();
  }

  /** Nothing of the kind is on offer: an empty place in the row. */
  clear(): void {
    this.#of = null;
    this.refresh();
  }

  refresh(): void {
    const { text, prices, offers, slip, board } = this.#book;
    if (!this.#of)
      return this.#draw({
        figure: '',
        label: '',
        name: text('suspended'),
        state: 'none',
        move: 0,
        isPicked: false,
      });
    const { match, market, outcome } = this.#of;
    const key = keyOf(market.market_id, outcome.outcome);
    const isBuilding = this.#isBuilding(match);
    const isFit = !isBuilding || canCombine(match.sport, market);
    const isOpen = market.status === 'active' && outcome.price > 1_000 && board.state.isUp;
    const names = namesOf(match);
    const words = {
      outcome: outcomeName(text, market, outcome.outcome, names),
      market: marketName(text, market, names),
    };
    const figure = prices.show(outcome.price);
    const label = this.#isShort ? shortOutcome(text, market, outcome.outcome) : words.outcome;
    this.#draw({
      ...{ figure, label, move: isOpen ? offers.moveOf(key) : 0 },
      isPicked: isBuilding ? slip.hasPart(match.match_id, key) : slip.has(key),
      name: !isFit
        ? text('price_unfit', words)
        : isOpen
          ? text('price_of', { ...words, price: figure })
          : text('price_none', words),
      state: !isFit ? 'unfit' : isOpen ? 'open' : outcome.price > 1_000 ? 'shut' : 'none',
    });
  }

  #draw(look: {
    readonly figure: string;
    readonly label: string;
    readonly name: string;
    readonly state: 'open' | 'shut' | 'none' | 'unfit';
    readonly move: -1 | 0 | 1;
    readonly isPicked: boolean;
  }): void {
    const sign = JSON.stringify(look);
    if (sign === this.#shown) return;
    this.#shown = sign;
    const { element } = this;
    this.#label.textContent = look.label;
    this.#figure.textContent = look.state === 'none' ? '–' : look.figure;
    this.#move.textContent = look.move === 0 ? '' : look.move > 0 ? '▲' : '▼';
    element.setAttribute('aria-label', look.name);
    element.setAttribute('aria-pressed', String(look.isPicked));
    element.dataset.state = look.state;
    element.dataset.move = String(look.move);
    // what is on the slip can be taken out at any time
    element.disabled = look.state !== 'open' && !look.isPicked;
  }

  #press(): void {
    if (!this.#of) return;
    const { match, market, outcome } = this.#of;
    const { slip, shell, text } = this.#book;
    const selection = selectionOf(match, market, outcome);
    if (this.#isBuilding(match)) {
      const refused = slip.togglePart(selection);
      if (refused) shell.say(text(refused));
    } else if (!slip.toggle(selection)) shell.say(text('slip_full'));
  }

  /** On the match's own page its selections may be parts of a builder. */
  #isBuilding({ match_id }: PricedMatch): boolean {
    return !this.#isShort && this.#book.slip.building === match_id;
  }
}
