import type { MatchView, ScoreView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import type { Sportsbook } from '../sportsbook.ts';
import { clubBadge } from './club-badge.ts';
import { figureLines, partsText } from './figure-lines.ts';
import { matchStateText } from './match-state.ts';
import { PartTable } from './part-table.ts';

/** The head of a match's page: who plays, how it stands, how far it is, and what else was counted. */
export class Scoreboard {
  readonly element: HTMLElement;
  readonly #book: Sportsbook;
  readonly #score = el('strong', { class: 'board-score figures' });
  readonly #state = el('span', { class: 'board-state figures' });
  readonly #parts = el('span', { class: 'board-half' });
  readonly #table: PartTable;
  readonly #stats: readonly StatLine[];
  #match: MatchView;

  constructor(book: Sportsbook, match: MatchView) {
    this.#book = book;
    this.#match = match;
    const { text } = book;
    this.#table = new PartTable(text, match);
    this.#stats = figureLines(match.figures).map(({ label }) => new StatLine(text(label)));
    const side = (name: 'home' | 'away'): HTMLElement =>
      el('div', { class: `board-side of-${name}` }, clubBadge(match[name]), el('span', {}, match[name].name));
    const day = text(match.sport === 'tennis' ? 'season_round' : 'season_day', {
      season: match.season,
      day: match.matchday,
    });
    const league = book.board.state.leagues.find(({ id }) => id === match.league)?.name ?? match.league;
    this.element = el(
      'header',
      { class: 'scoreboard' },
      el('p', { class: 'board-day' }, `${league} · ${day}`),
      el('h2', { class: 'sr-only' }, `${match.home.name} – ${match.away.name}`),
      el(
        'div',
        { class: 'board-sides' },
        side('home'),
        el('div', { class: 'board-middle' }, this.#score, this.#state, this.#parts),
        side('away'),
      ),
      this.#table.element,
      el(
        'dl',
        { class: 'board-stats', 'aria-label': text('statistics') },
        ...this.#stats.map(({ element }) => element),
      ),
    );
    this.update(match);
  }

  update(match: MatchView): void {
    this.#match = match;
    const { text } = this.#book;
    const hasBegun = match.status !== 'not_started' && match.status !== 'postponed';
    this.#score.textContent = hasBegun ? `${match.score.home} : ${match.score.away}` : '–';
    // sets, quarters and maps have a table of their own
    this.#parts.textContent = match.figures.sport === 'football' ? partsText(text, match.figures) : '';
    this.#table.update(match);
    for (const [at, { count }] of figureLines(match.figures).entries()) this.#stats[at]?.update(count);
    this.element.classList.toggle('is-live', match.status === 'live');
    this.tick();
  }

  tick(): void {
    const { text, shell, clock, board } = this.#book;
    const at = { text, locale: shell.locale, nowMs: clock.nowMs(), isUp: board.state.isUp };
    const state = matchStateText(this.#match, at);
    if (this.#state.textContent !== state) this.#state.textContent = state;
  }
}

/** A count of both sides, with how much of it is whose. */
class StatLine {
  readonly element: HTMLElement;
  readonly #figures = { home: el('span', { class: 'figures' }), away: el('span', { class: 'figures' }) };
  readonly #share = el('i', { class: 'stat-share' });

  constructor(label: string) {
    this.element = el(
      'div',
      { class: 'stat-line' },
      el('dt', {}, label),
      el(
        'dd',
        {},
        this.#figures.home,
        el('span', { class: 'stat-track', 'aria-hidden': 'true' }, this.#share),
        this.#figures.away,
      ),
    );
  }

  update({ home, away }: ScoreView): void {
    this.#figures.home.textContent = String(home);
    this.#figures.away.textContent = String(away);
    const all = home + away;
    this.#share.style.inlineSize = `${all === 0 ? 50 : (100 * home) / all}%`;
    this.#share.classList.toggle('is-empty', all === 0);
  }
}
