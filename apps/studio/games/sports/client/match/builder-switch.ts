import type { MatchView } from '../../../../play-protocol/sports-protocol.ts';
import { button, el, icon } from '../../../client/dom.ts';
import { openSheet } from '../../../client/sheet.ts';
import { canBuild } from '../../builder/can-combine.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { namesOf } from '../../words/market-words.ts';

/** Whether presses on a match's prices become parts of one bet, and how such a bet is settled. */
export class BuilderSwitch {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #press: HTMLButtonElement;
  readonly #hint: HTMLElement;
  #match: MatchView;

  constructor(book: Sportsbook, match: MatchView) {
    this.#book = book;
    this.#match = match;
    const { text, slip } = book;
    this.#press = button(
      text('builder_on'),
      () => slip.setBuilding(this.#isOn ? null : this.#match.match_id),
      { class: 'builder-press' },
    );
    this.#hint = el('p', { class: 'builder-hint' }, text('builder_hint'));
    const rules = button(
      text('rules_of', { market: text('builder') }),
      () => openBuilderRules(book, this.#match),
      { class: 'rules-button' },
      icon('info'),
    );
    this.element = el('div', { class: 'builder-switch' }, this.#press, rules, this.#hint);
    this.update(match);
  }

  update(match: MatchView): void {
    this.#match = match;
    const { sport, status } = match;
    this.element.hidden = !canBuild(sport) || (status !== 'live' && status !== 'not_started');
    this.refresh();
  }

  refresh(): void {
    this.#press.setAttribute('aria-pressed', String(this.#isOn));
    this.#hint.hidden = !this.#isOn;
  }

  get #isOn(): boolean {
    return this.#book.slip.building === this.#match.match_id;
  }
}

const rules = [
  'rule_builder',
  'rule_builder_parts',
  'rule_builder_margin',
  'rule_builder_live',
  'rule_builder_lost',
  'rule_builder_void',
  'rule_builder_cash',
] as const;

function openBuilderRules({ text, shell }: Sportsbook, match: MatchView): void {
  const { home } = namesOf(match);
  const shown = match.sport === 'esport' ? 'example_builder_maps' : 'example_builder';
  const example = (way: 'won' | 'lost' | 'void'): HTMLElement =>
    el(
      'li',
      {},
      el('strong', {}, text(`${shown}_${way}`, { home })),
      el('span', { class: 'example-result', 'data-result': way }, text(`${shown}_${way}_pays`)),
    );
  openSheet(
    text('rules_of', { market: text('builder') }),
    shell.text,
    ...rules.map((rule) => el('p', {}, text(rule))),
    el('h3', {}, text('rules_example')),
    el('p', {}, text(shown, { home })),
    el('ul', { class: 'example-list' }, example('won'), example('lost'), example('void')),
  );
}
