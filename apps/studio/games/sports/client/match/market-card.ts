import type { MarketView, MatchView, OutcomeView } from '../../../../play-protocol/sports-protocol.ts';
import { button, el, icon } from '../../../client/dom.ts';
import { PriceButton } from '../prices/price-button.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { marketName, namesOf, outcomeName, resultName } from '../../words/market-words.ts';
import { marginText, openMarketRules } from './market-rules-sheet.ts';

/** A market with all its lines: the main one first, the others by how much is given. */
export class MarketCard {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #body = el('div', { class: 'market-lines' });
  readonly #title = el('h4', {});
  readonly #margin = el('span', { class: 'market-margin' });
  readonly #state = el('span', { class: 'market-state' });
  readonly #rules: HTMLButtonElement;
  #buttons = new Map<string, PriceButton>();
  #arrangement = '';
  #match: MatchView;
  #markets: readonly MarketView[];

  constructor(book: Sportsbook, match: MatchView, markets: readonly MarketView[]) {
    this.#book = book;
    this.#match = match;
    this.#markets = markets;
    const { text } = book;
    this.#rules = button(
      text('rules_of', { market: '' }),
      () => this.#markets[0] && openMarketRules(book, this.#match, this.#markets[0]),
      { class: 'rules-button' },
      icon('info'),
    );
    const head = el('header', { class: 'market-head' }, this.#title, this.#state, this.#margin, this.#rules);
    this.element = el('section', { class: 'market-card' }, head, this.#body);
    this.update(match, markets);
  }

  update(match: MatchView, markets: readonly MarketView[]): void {
    this.#match = match;
    this.#markets = markets;
    const [first] = markets;
    if (!first) return;
    this.#head(first);
    const next = markets
      .map(({ market_id, status, outcomes }) => `${market_id}${isOver(status)}${outcomes.length}`)
      .join();
    if (next !== this.#arrangement) this.#arrange(next);
    for (const market of markets)
      for (const outcome of market.outcomes)
        this.#buttons.get(`${market.market_id}/${outcome.outcome}`)?.update(match, market, outcome);
  }

  refresh(): void {
    for (const one of this.#buttons.values()) one.refresh();
  }

  #head(first: MarketView): void {
    const { text } = this.#book;
    const name = marketName(text, first, namesOf(this.#match));
    const margin = marginText(this.#book, first);
    if (this.#title.textContent !== name) {
      this.#title.textContent = name;
      this.#rules.setAttribute('aria-label', text('rules_of', { market: name }));
    }
    if (this.#margin.textContent !== margin) {
      this.#margin.textContent = margin;
      this.#margin.title = text('margin_note');
    }
    const isSuspended = this.#markets.every(({ status }) => status === 'suspended');
    const state = isSuspended ? text('suspended') : '';
    if (this.#state.textContent !== state) this.#state.textContent = state;
  }

  #arrange(next: string): void {
    this.#arrangement = next;
    const kept = this.#buttons;
    this.#buttons = new Map();
    this.#body.replaceChildren(
      ...this.#markets.map((market) => {
        const cells = market.outcomes.map((outcome) => this.#cell(market, outcome, kept));
        const shape = market.outcomes.length > 6 ? 'many' : String(market.outcomes.length);
        return el('div', { class: 'market-line', 'data-count': shape }, ...cells);
      }),
    );
  }

  #cell(market: MarketView, outcome: OutcomeView, kept: ReadonlyMap<string, PriceButton>): HTMLElement {
    if (isOver(market.status)) return this.#decided(market, outcome);
    const key = `${market.market_id}/${outcome.outcome}`;
    const one = kept.get(key) ?? new PriceButton(this.#book, false);
    this.#buttons.set(key, one);
    return one.element;
  }

  #decided(market: MarketView, { outcome, result }: OutcomeView): HTMLElement {
    const { text } = this.#book;
    return el(
      'p',
      { class: 'decided', 'data-result': result },
      el('span', {}, outcomeName(text, market, outcome, namesOf(this.#match))),
      el('strong', {}, result ? resultName(text, result) : text('result_void')),
    );
  }
}

export function isOver(status: MarketView['status']): boolean {
  return status === 'settled' || status === 'cancelled';
}
