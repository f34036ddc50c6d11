import type {
  MatchView,
  Side,
  TennisFigures,
  TennisSetView,
} from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import type { SportsText } from '../../words/sports-texts.ts';

/** The games of every set, the points of the game and who serves; nothing for a sport without sets. */
export class SetTable {
  readonly element = el('table', { class: 'set-table figures' });
  readonly #text: SportsText;
  readonly #names: Readonly<Record<Side, string>>;
  #drawn = '';

  constructor(text: SportsText, { home, away }: Pick<MatchView, 'home' | 'away'>) {
    this.#text = text;
    this.#names = { home: home.name, away: away.name };
  }

  update({ figures, status }: Pick<MatchView, 'figures' | 'status'>): void {
    const isShown = figures.sport === 'tennis' && status !== 'not_started' && status !== 'postponed';
    this.element.hidden = !isShown;
    if (!isShown) return;
    const sign = JSON.stringify(figures);
    if (sign === this.#drawn) return;
    this.#drawn = sign;
    const text = this.#text;
    const heads = figures.sets.map((_, at) =>
      el('th', { scope: 'col', 'aria-label': text('set_n', { n: at + 1 }) }, String(at + 1)),
    );
    const points = figures.points ? [el('th', { scope: 'col' }, text('points_of_game'))] : [];
    this.element.replaceChildren(
      el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, text('col_player')), ...heads, ...points)),
      el('tbody', {}, this.#row('home', figures), this.#row('away', figures)),
    );
  }

  #row(side: Side, { sets, points, server }: TennisFigures): HTMLElement {
    const serve =
      server === side
        ? el('i', { class: 'serve-mark', role: 'img', 'aria-label': this.#text('serves') })
        : null;
    const cells = sets.map((set, at) => {
      const isOn = points !== null && at === sets.length - 1;
      return el(
        'td',
        { class: isOn ? 'is-on' : leads(set, side) ? 'is-won' : '' },
        ...gamesOf(set, side, isOn),
      );
    });
    return el(
      'tr',
      {},
      el('th', { scope: 'row' }, this.#names[side], serve),
      ...cells,
      points ? el('td', { class: 'set-points' }, points[side]) : null,
    );
  }
}

/** With the points of a lost tie-break beside them, as it is usual. */
function gamesOf(set: TennisSetView, side: Side, isOn: boolean): (string | HTMLElement)[] {
  const games = String(set[side]);
  if (!set.tie_break || isOn || leads(set, side)) return [games];
  return [games, el('sup', {}, String(set.tie_break[side]))];
}

function leads(set: TennisSetView, side: Side): boolean {
  return set[side] > set[side === 'home' ? 'away' : 'home'];
}
