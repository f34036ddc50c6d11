import type { LeagueView } from '../../../../play-protocol/sports-protocol.ts';
import { Refusal } from '../../../client/api.ts';
import { el, icon } from '../../../client/dom.ts';
import { Poll } from '../poll.ts';
import type { Sportsbook, SportsPage } from '../sportsbook.ts';
import { drawRanking } from './ranking-table.ts';
import { createResultList } from './result-list.ts';
import { drawScorers } from './scorers-table.ts';
import { SeasonBets } from './season-bets.ts';
import { drawStandings } from './standings-table.ts';

const askEveryMs = 4_000;
const shownFixtures = 12;
const shownResults = 16;

/** A season of a league or a tour: table or ranking, fixtures, results. */
export function createLeaguePage(book: Sportsbook, league: string): SportsPage {
  const { text, calls } = book;
  const loading = el('p', { class: 'empty-line', role: 'status' }, text('board_loading'));
  const title = el('h2', {});
  const table = el('section', { class: 'league-part' });
  const seasons = new SeasonBets(book);
  const matches = el('div', { class: 'league-matches' });
  const content = el('div', { class: 'league-content' }, loading);
  const back = el('a', { class: 'back-link', href: '#' }, icon('back'), text('back_to_board'));
  let drawn = '';

  function draw(view: LeagueView): void {
    seasons.update(view);
    const sign = JSON.stringify({ ...view, seasons: [] });
    if (sign === drawn) return;
    if (drawn === '')
      content.replaceChildren(title, el('div', { class: 'league-season' }, table, seasons.element), matches);
    drawn = sign;
    title.textContent = view.name;
    table.replaceChildren(
      ...(view.sport === 'tennis'
        ? [el('h3', {}, text('ranking')), drawRanking(book, view)]
        : [el('h3', {}, text('table')), drawStandings(book, view)]),
      ...(view.scorers.length > 0 ? [el('h3', {}, text('scorers')), drawScorers(book, view)] : []),
    );
    matches.replaceChildren(
      listOf('fixtures', view.fixtures.slice(0, shownFixtures)),
      listOf('results', view.results.slice(0, shownResults)),
    );
  }

  function listOf(kind: 'fixtures' | 'results', list: LeagueView['results']): HTMLElement {
    return el(
      'section',
      { class: 'league-part' },
      el('h3', {}, text(kind)),
      list.length > 0 ? createResultList(book, list) : el('p', { class: 'empty-line' }, text(`${kind}_none`)),
    );
  }

  const poll = new Poll({
    everyMs: () => askEveryMs,
    async ask() {
      const view = await calls.league(league);
      book.recover();
      draw(view);
    },
    onFailure(error) {
      if (error instanceof Refusal && error.word === 'league_unknown') location.hash = '';
      else book.fail(error);
    },
  });
  return {
    element: el('div', { class: 'league-page' }, back, content),
    refresh: () => seasons.refresh(),
    stop: () => poll.stop(),
  };
}
