import type { BoardMatchView, MarketView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { matchStateText } from '../match/match-state.ts';
import { PriceButton } from '../prices/price-button.ts';
import { addressOfMatch } from '../routes.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { boardColumns, columnPlaces } from './board-columns.ts';
import { SideLine } from './side-line.ts';

/** A match on the board: where it is, who plays, how it stands, and the prices of its three main markets. */
export class MatchRow {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #state = el('span', { class: 'row-state figures' });
  readonly #sides: Record<'home' | 'away', SideLine>;
  readonly #more = el('a', { class: 'row-more' });
  readonly #buttons: readonly (readonly PriceButton[])[];
  #match: BoardMatchView;

  constructor(book: Sportsbook, match: BoardMatchView) {
    this.#book = book;
    this.#match = match;
    const { text } = book;
    this.#sides = {
      home: new SideLine(text, 'home', match.home),
      away: new SideLine(text, 'away', match.away),
    };
    this.#buttons = boardColumns[match.sport].map(({ outcomes }) =>
      outcomes.map(() => new PriceButton(book, true)),
    );
    const link = el(
      'a',
      { class: 'row-match', href: addressOfMatch(match.match_id) },
      this.#state,
      el('span', { class: 'row-sides' }, this.#sides.home.element, this.#sides.away.element),
    );
    const cells = this.#buttons.map((buttons, at) =>
      el('div', { class: `row-prices of-${columnPlaces[at]!}` }, ...buttons.map(({ element }) => element)),
    );
    const about = { 'data-match': match.match_id, 'data-sport': match.sport };
    this.element = el('li', { class: 'match-row', ...about }, link, ...cells, this.#more);
    this.#draw();
  }

  update(match: BoardMatchView): void {
    if (match === this.#match) return;
    this.#match = match;
    this.#draw();
  }

  /** The clock goes on, and marks of changes go out. */
  tick(): void {
    const { text, shell, clock, board } = this.#book;
    const at = { text, locale: shell.locale, nowMs: clock.nowMs(), isUp: board.state.isUp };
    const state = matchStateText(this.#match, at);
    if (this.#state.textContent !== state) this.#state.textContent = state;
    this.refresh();
  }

  refresh(): void {
    for (const buttons of this.#buttons) for (const button of buttons) button.refresh();
  }

  #draw(): void {
    const match = this.#match;
    const { text } = this.#book;
    const isLive = match.status === 'live';
    this.element.classList.toggle('is-live', isLive);
    this.element.dataset.danger = match.danger ?? '';
    for (const side of ['home', 'away'] as const) this.#sides[side].draw(match);
    for (const [at, { code, outcomes }] of boardColumns[match.sport].entries()) {
      const market = match.markets.find((one) => one.code === code);
      for (const [place, outcome] of outcomes.entries())
        drawPrice(this.#buttons[at]?.[place], match, market, outcome);
    }
    const names = { home: match.home.name, away: match.away.name };
    this.#more.href = addressOfMatch(match.match_id);
    this.#more.textContent = text('markets_n', { n: match.market_count });
    this.#more.setAttribute('aria-label', text('more_markets', { n: match.market_count, ...names }));
    this.tick();
  }
}

function drawPrice(
  button: PriceButton | undefined,
  match: BoardMatchView,
  market: MarketView | undefined,
  outcome: string,
): void {
  const found = market?.outcomes.find((one) => one.outcome === outcome);
  if (market && found) button?.update(match, market, found);
  else button?.clear();
}
