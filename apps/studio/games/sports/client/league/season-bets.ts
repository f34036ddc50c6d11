import type {
  ClubView,
  LeagueView,
  MarketView,
  OutcomeView,
  SeasonView,
} from '../../../../play-protocol/sports-protocol.ts';
import { button, el, icon } from '../../../client/dom.ts';
import { findEntrant } from '../../competitions.ts';
import { marketName, resultName } from '../../words/market-words.ts';
import { clubBadge } from '../match/club-badge.ts';
import { isOver } from '../match/market-card.ts';
import { PriceButton, type PricedMatch } from '../prices/price-button.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { openSeasonRules } from './season-rules-sheet.ts';

/** What can be bet on a league as a whole: each season with a row for each club and a price for each market. */
export class SeasonBets {
  readonly element = el('div', { class: 'season-bets' });
  readonly #book: Sportsbook;
  #seasons = new Map<string, SeasonCard>();

  constructor(book: Sportsbook) {
    this.#book = book;
  }

  update(view: LeagueView): void {
    this.#book.offers.noteMarkets(view.seasons.flatMap(({ markets }) => markets));
    const shown = view.seasons.filter(({ markets }) => markets.length > 0);
    const kept = this.#seasons;
    this.#seasons = new Map(
      shown.map((season) => [season.match_id, kept.get(season.match_id) ?? new SeasonCard(this.#book)]),
    );
    for (const season of shown) this.#seasons.get(season.match_id)?.update(view, season);
    if ([...kept.keys()].join() !== [...this.#seasons.keys()].join())
      this.element.replaceChildren(...[...this.#seasons.values()].map(({ element }) => element));
    this.element.hidden = shown.length === 0;
  }

  refresh(): void {
    for (const card of this.#seasons.values()) card.refresh();
  }
}

class SeasonCard {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #title = el('h3', {});
  readonly #state = el('p', { class: 'season-state' });
  readonly #table = el('table', { class: 'season-table' });
  readonly #buttons = new Map<string, PriceButton>();
  #arrangement = '';
  #season: SeasonView | null = null;

  constructor(book: Sportsbook) {
    this.#book = book;
    const { text } = book;
    const rules = button(
      text('rules_of', { market: text('outrights') }),
      () => this.#season && openSeasonRules(book, this.#season),
      { class: 'season-rules', 'aria-label': text('rules_of', { market: text('outrights') }) },
      icon('info'),
    );
    const head = el('header', { class: 'season-head' }, this.#title, rules);
    this.element = el('section', { class: 'league-part season-card' }, head, this.#state, this.#table);
  }

  update({ name }: Pick<LeagueView, 'name'>, season: SeasonView): void {
    this.#season = season;
    const { text } = this.#book;
    set(this.#title, `${text('outrights')} · ${text('season_n', { n: season.season })}`);
    set(this.#state, this.#stateWords(season));
    const next = season.markets.map(({ market_id, status }) => `${market_id}${isOver(status)}`).join();
    if (next !== this.#arrangement) this.#arrange(season);
    this.#arrangement = next;
    const sides = seasonSides(name, text('season_n', { n: season.season }), season);
    for (const market of season.markets)
      for (const outcome of market.outcomes)
        this.#buttons.get(`${market.market_id}/${outcome.outcome}`)?.update(sides, market, outcome);
  }

  refresh(): void {
    for (const one of this.#buttons.values()) one.refresh();
  }

  #stateWords({ status, matches, matches_over, markets }: SeasonView): string {
    const { text } = this.#book;
    const played = text('season_state', { over: matches_over, matches });
    if (status === 'ended') return text('season_over');
    const isStopped = markets.every((market) => market.status !== 'active');
    return isStopped ? `${played} · ${text('season_wait')}` : played;
  }

  /** The likeliest first, as they are when it is drawn: a row stays where it is while somebody looks for it. */
  #arrange({ sport, markets, places }: SeasonView): void {
    const { text } = this.#book;
    this.#buttons.clear();
    const names = { home: '', away: '' };
    const placeOf = (club: string): number => places.find((one) => one.club === club)?.place ?? 0;
    const inOrder = [...(markets[0]?.outcomes ?? [])].toSorted(
      (a, b) => (a.price || Infinity) - (b.price || Infinity) || placeOf(a.outcome) - placeOf(b.outcome),
    );
    this.#table.replaceChildren(
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'col' }, text(sport === 'tennis' ? 'col_player' : 'col_club')),
          ...markets.map((market) => el('th', { scope: 'col' }, marketName(text, market, names))),
        ),
      ),
      el(
        'tbody',
        {},
        ...inOrder.map(({ outcome: club }) =>
          el(
            'tr',
            {},
            el('th', { scope: 'row' }, el('span', { class: 'standing-club' }, ...clubLabel(club))),
            ...markets.map((market) =>
              el('td', {}, el('div', { class: 'season-cell' }, this.#cell(market, club))),
            ),
          ),
        ),
      ),
    );
  }

  #cell(market: MarketView, club: string): HTMLElement | null {
    const outcome = market.outcomes.find((one) => one.outcome === club);
    if (!outcome) return null;
    if (isOver(market.status)) return this.#decided(outcome);
    const one = new PriceButton(this.#book, true);
    this.#buttons.set(`${market.market_id}/${club}`, one);
    return one.element;
  }

  #decided({ result }: OutcomeView): HTMLElement {
    const { text } = this.#book;
    const words = result ? resultName(text, result) : text('result_void');
    return el('span', { class: 'season-result', 'data-result': result ?? 'void' }, words);
  }
}

/** What stands for the two sides of a match where a season is meant: its league and its number. */
function seasonSides(league: string, number: string, { match_id, sport }: SeasonView): PricedMatch {
  const named = (name: string): ClubView => ({ id: '', name, short: name, colours: ['', ''] });
  return { match_id, sport, home: named(league), away: named(number) };
}

function clubLabel(id: string): readonly (HTMLElement | SVGElement | string)[] {
  const club = findEntrant(id);
  return club ? [clubBadge(club), club.name] : [id];
}

function set(element: HTMLElement, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}
