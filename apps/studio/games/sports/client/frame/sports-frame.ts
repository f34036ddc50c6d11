import { el } from '../../../client/dom.ts';
import { createBoardPage } from '../board/board-page.ts';
import { createLeaguePage } from '../league/league-page.ts';
import { createResultsPage } from '../league/results-page.ts';
import { createMatchPage } from '../match/match-page.ts';
import { priceFormats } from '../prices/price-format.ts';
import { addressOfLeague, readRoute, type Route } from '../routes.ts';
import type { SlipCheck } from '../slip/slip-check.ts';
import { SlipPanel } from '../slip/slip-panel.ts';
import type { Sportsbook, SportsPage } from '../sportsbook.ts';
import { BetsPage } from '../tickets/bets-page.ts';
import { SlipDrawer } from './slip-drawer.ts';

const places = ['board', 'results', 'bets'] as const;
type Place = (typeof places)[number];

/** What stands around every page: the ways between them, the slip, and on small screens the bar below. */
export class SportsFrame {
  readonly #book: Sportsbook;
  readonly #content = el('div', { class: 'sports-content', tabindex: -1 });
  readonly #slip: SlipPanel;
  readonly #drawer: SlipDrawer;
  readonly #leagues = el('div', { class: 'league-links' });
  readonly #links: readonly { readonly place: Place; readonly element: HTMLElement }[];
  #page: SportsPage | null = null;
  #shownLeagues = '';
  #said: ReturnType<typeof setTimeout> | undefined;

  constructor(book: Sportsbook, check: SlipCheck, balance: () => bigint | null) {
    this.#book = book;
    const { shell, text, slip, offers, board } = book;
    this.#slip = new SlipPanel(book, check, balance);
    const main = el('div', { class: 'sports-main' });
    this.#drawer = new SlipDrawer(book, this.#slip.element, main);
    const linkTo = (place: Place): HTMLElement =>
      el('a', { href: place === 'board' ? '#' : `#${place}` }, text(`nav_${place}`));
    const top = places.map((place) => ({ place, element: linkTo(place) }));
    const bottom = places.map((place) => ({ place, element: linkTo(place) }));
    this.#links = [...top, ...bottom];
    const tools = el(
      'div',
      { class: 'sports-tools' },
      el(
        'nav',
        { class: 'sports-links', 'aria-label': text('nav_label') },
        ...top.map(({ element }) => element),
      ),
      this.#leagues,
      this.#formatChoice(),
    );
    shell.stage.classList.add('sports');
    main.append(tools, this.#content);
    shell.stage.append(main, this.#drawer.element);
    shell.bar.classList.add('sports-bar');
    shell.bar.append(...bottom.map(({ element }) => element), this.#drawer.opener);
    addEventListener('hashchange', () => this.#go());
    slip.on(() => this.#page?.refresh());
    offers.on(() => this.#page?.refresh());
    for (const source of [board, book.sports]) source.on(() => this.#drawLeagues());
    this.#go();
  }

  /** The balance is another. */
  updateSlip(): void {
    this.#slip.update();
  }

  #go(): void {
    const route = readRoute(location.hash);
    this.#page?.stop();
    this.#page = this.#open(route);
    this.#content.replaceChildren(this.#page.element);
    this.#content.scrollTo(0, 0);
    for (const { place, element } of this.#links)
      if (place === route.page) element.setAttribute('aria-current', 'page');
      else element.removeAttribute('aria-current');
    this.#drawer.close();
    clearTimeout(this.#said);
    this.#said = setTimeout(() => this.#book.shell.say(''), 6_000);
  }

  #open(route: Route): SportsPage {
    const book = this.#book;
    switch (route.page) {
      case 'board':
        return createBoardPage(book);
      case 'match':
        return createMatchPage(book, route.matchId);
      case 'league':
        return createLeaguePage(book, route.league);
      case 'results':
        return createResultsPage(book);
      case 'bets':
        return new BetsPage(book);
    }
  }

  #drawLeagues(): void {
    const { board, sports } = this.#book;
    const leagues = board.state.leagues.filter(({ sport }) => sports.includes(sport));
    const sign = leagues.map(({ id, name }) => id + name).join();
    if (sign === this.#shownLeagues) return;
    this.#shownLeagues = sign;
    this.#leagues.replaceChildren(
      ...leagues.map(({ id, name }) => el('a', { href: addressOfLeague(id) }, name)),
    );
  }

  #formatChoice(): HTMLElement {
    const { text, prices } = this.#book;
    const select = el(
      'select',
      { class: 'format-select', 'aria-label': text('price_format') },
      ...priceFormats.map((format) => el('option', { value: format }, text(`format_${format}`))),
    );
    select.value = prices.format;
    select.addEventListener('change', () => {
      const format = priceFormats.find((one) => one === select.value);
      if (!format) return;
      prices.choose(format);
      this.#page?.refresh();
      this.#slip.refresh();
    });
    return select;
  }
}
