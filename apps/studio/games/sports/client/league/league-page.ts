import type { LeagueView } from '../../../../play-protocol/sports-protocol.ts';
import { Refusal } from '../../../client/api.ts';
import { el, icon } from '../../../client/dom.ts';
import { clubBadge } from '../match/club-badge.ts';
import { Poll } from '../poll.ts';
import type { Sportsbook, SportsPage } from '../sportsbook.ts';
import { drawRanking } from './ranking-table.ts';
import { createResultList } from './result-list.ts';

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
        : el('section', { class: 'league-part' }, el('h3', {}, text('table')), drawTable(book, view)),
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

function drawTable({ text }: Sportsbook, { table }: LeagueView): HTMLElement {
  const short = ['played', 'won', 'drawn', 'lost', 'difference', 'points'] as const;
  const heads = short.map((of) =>
    el('th', { scope: 'col', abbr: text(`col_${of}`), title: text(`col_${of}`) }, text(`col_${of}_short`)),
  );
  const rows = table.map(({ club, played, won, drawn, lost, scored, conceded, points }, at) => {
    const difference = scored - conceded;
    const figures = [
      played,
      won,
      drawn,
      lost,
      difference > 0 ? `+${difference}` : String(difference).replace('-', '−'),
    ];
    return el(
      'tr',
      {},
      el('td', { class: 'figures' }, String(at + 1)),
      el('th', { scope: 'row' }, el('span', { class: 'standing-club' }, clubBadge(club), club.name)),
      ...figures.map((figure) => el('td', { class: 'figures' }, String(figure))),
      el('td', { class: 'figures' }, el('strong', {}, String(points))),
    );
  });
  return el(
    'table',
    { class: 'standings' },
    el(
      'thead',
      {},
      el('tr', {}, el('th', { scope: 'col' }, '#'), el('th', { scope: 'col' }, text('col_club')), ...heads),
    ),
    el('tbody', {}, ...rows),
  );
}
