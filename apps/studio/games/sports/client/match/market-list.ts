import type { MarketView, MatchView, SportId } from '../../../../play-protocol/sports-protocol.ts';
import { button, el } from '../../../client/dom.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { BuilderSwitch } from './builder-switch.ts';
import { isOver, MarketCard } from './market-card.ts';

type Group = 'all' | MarketView['group'];

const groupsOf: Readonly<Record<SportId, readonly Group[]>> = {
  football: ['all', 'main', 'goals', 'halves', 'corners', 'cards'],
  tennis: ['all', 'main', 'sets', 'games'],
  esport: ['all', 'main', 'maps', 'rounds'],
  basketball: ['all', 'main', 'points', 'halves', 'quarters'],
};

/** Every market of a match by its group; those that are decided stand folded at the end. */
export class MarketList {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #tabs: ReadonlyMap<Group, HTMLButtonElement>;
  readonly #open = el('div', { class: 'market-cards' });
  readonly #over = el('div', { class: 'market-cards' });
  readonly #folded: HTMLDetailsElement;
  readonly #empty: HTMLElement;
  readonly #builder: BuilderSwitch;
  readonly #cards = new Map<string, MarketCard>();
  #group: Group = 'all';
  #arrangement = '';
  #match: MatchView;

  constructor(book: Sportsbook, match: MatchView) {
    this.#book = book;
    this.#match = match;
    const { text } = book;
    this.#tabs = new Map(
      groupsOf[match.sport].map((group) => [
        group,
        button(text(`group_${group}`), () => this.#choose(group), {
          class: 'group-tab',
          'aria-pressed': String(group === 'all'),
        }),
      ]),
    );
    this.#builder = new BuilderSwitch(book, match);
    this.#empty = el('p', { class: 'empty-line' }, text('markets_none'));
    this.#folded = el(
      'details',
      { class: 'over-markets' },
      el('summary', {}, text('markets_settled')),
      this.#over,
    );
    const tabs = el(
      'div',
      { class: 'group-tabs', role: 'group', 'aria-label': text('groups_label') },
      ...this.#tabs.values(),
    );
    const parts = [tabs, this.#builder.element, this.#empty, this.#open, this.#folded];
    this.element = el('section', { class: 'market-list' }, ...parts);
    this.update(match);
  }

  update(match: MatchView): void {
    this.#match = match;
    this.#builder.update(match);
    // a title may not have all that its sport has
    for (const [group, tab] of this.#tabs)
      tab.hidden = group !== 'all' && !match.markets.some((market) => market.group === group);
    const cards = cardsOf(
      match.markets.filter(({ group }) => this.#group === 'all' || group === this.#group),
    );
    for (const [key, markets] of cards) {
      const card = this.#cards.get(key);
      if (card) card.update(match, markets);
      else this.#cards.set(key, new MarketCard(this.#book, match, markets));
    }
    const next = [...cards.keys()].join();
    if (next === this.#arrangement) return;
    this.#arrangement = next;
    const elementsOf = (kind: string): HTMLElement[] =>
      [...cards.keys()]
        .filter((key) => key.startsWith(kind))
        .flatMap((key) => this.#cards.get(key)?.element ?? []);
    this.#open.replaceChildren(...elementsOf('open'));
    this.#over.replaceChildren(...elementsOf('over'));
    this.#empty.hidden = this.#open.childElementCount > 0;
    this.#folded.hidden = this.#over.childElementCount === 0;
  }

  refresh(): void {
    this.#builder.refresh();
    for (const card of this.#cards.values()) card.refresh();
  }

  #choose(group: Group): void {
    this.#group = group;
    for (const [one, tab] of this.#tabs) tab.setAttribute('aria-pressed', String(one === group));
    this.update(this.#match);
  }
}

/** Lines of one market stand on one card, the main one first; what is not on offer has none. */
function cardsOf(markets: readonly MarketView[]): Map<string, MarketView[]> {
  const shown = markets.filter(({ status }) => status !== 'inactive');
  const cards = Map.groupBy(
    shown,
    ({ status, code, line, line_kind }) =>
      // what is counted has a name of its own for each number
      `${isOver(status) ? 'over' : 'open'}/${code}${line_kind === 'count' ? `/${line}` : ''}`,
  );
  for (const own of cards.values())
    own.sort((a, b) => Number(b.is_main) - Number(a.is_main) || a.line - b.line);
  return cards;
}
