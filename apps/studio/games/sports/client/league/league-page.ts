import type { LeagueView } from '../../../../play-protocol/sports-protocol.ts';
import { Refusal } from '../../../client/api.ts';
import { el, icon } from '../../../client/dom.ts';
import { Poll } from '../poll.ts';
import type { Sportsbook, SportsPage } from '../sportsbook.ts';
import { drawRanking } from './ranking-table.ts';
import { createResultList } from './result-list.ts';
import { drawStandings } from './standings-table.ts';

const askEveryMs = 10_000;
const shownFixtures = 12;
const shownResults = 16;

/** A season of a league or a tour: table or ranking, fixtures, results. */
export function createLeaguePage(book: Sportsbook, league: string): SportsPage {
  const { text, calls } = book;
  const content = el(
    'div',
    { class: 'league-content' },
    el('p', { class: 'empty-line', role: 'status' }, text('board_loading')),
  );
  const back = el('a', { class: 'back-link', href: '#' }, icon('back'), text('back_to_board'));
  let drawn = '';

  function draw(view: LeagueView): void {
    const sign = JSON.stringify(view);
    if (sign === drawn) return;
    drawn = sign;
    const { fixtures, results } = view;
    content.replaceChildren(
      el('h2', {}, view.name),
      view.sport === 'tennis'
        ? el('section', { class: 'league-part' }, el('h3', {}, text('ranking')), drawRanking(book, view))
        : el('section', { class: 'league-part' }, el('h3', {}, text('table')), drawStandings(book, view)),
      el(
        'section',
        { class: 'league-part' },
        el('h3', {}, text('fixtures')),
        fixtures.length > 0
          ? createResultList(book, fixtures.slice(0, shownFixtures))
          : el('p', { class: 'empty-line' }, text('fixtures_none')),
      ),
      el(
        'section',
        { class: 'league-part' },
        el('h3', {}, text('results')),
        results.length > 0
          ? createResultList(book, results.slice(0, shownResults))
          : el('p', { class: 'empty-line' }, text('results_none')),
      ),
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
    refresh() {},
    stop: () => poll.stop(),
  };
}
