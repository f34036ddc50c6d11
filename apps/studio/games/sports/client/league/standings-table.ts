import type { LeagueView, StandingView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import type { SportsTextKey } from '../../words/locales/en.ts';
import { clubBadge } from '../match/club-badge.ts';
import type { Sportsbook } from '../sportsbook.ts';

interface Column {
  readonly title: SportsTextKey;
  readonly short: SportsTextKey;
  of(row: StandingView): string | HTMLElement;
}

const played: Column = { title: 'col_played', short: 'col_played_short', of: (row) => String(row.played) };
const won: Column = { title: 'col_won', short: 'col_won_short', of: (row) => String(row.won) };
const drawn: Column = { title: 'col_drawn', short: 'col_drawn_short', of: (row) => String(row.drawn) };
const lost: Column = { title: 'col_lost', short: 'col_lost_short', of: (row) => String(row.lost) };
const points: Column = {
  ...{ title: 'col_points', short: 'col_points_short' },
  of: (row) => el('strong', {}, String(row.points)),
};
const forAgainst: Column = {
  ...{ title: 'col_for_against', short: 'col_for_against_short' },
  of: ({ scored, conceded }) => `${scored}:${conceded}`,
};
const maps: Column = { ...forAgainst, title: 'col_maps_for_against' };
const difference: Column = {
  ...{ title: 'col_difference', short: 'col_difference_short' },
  of({ scored, conceded }) {
    const ahead = scored - conceded;
    return ahead > 0 ? `+${ahead}` : String(ahead).replace('-', '−');
  },
};

/** A league's clubs in their order. Where nothing ends level, wins are the order. */
export function drawStandings({ text }: Pick<Sportsbook, 'text'>, { sport, table }: LeagueView): HTMLElement {
  const columns =
    sport === 'football'
      ? [played, won, drawn, lost, difference, points]
      : [played, won, lost, sport === 'esport' ? maps : forAgainst, difference];
  const heads = columns.map(({ title, short }) =>
    el('th', { scope: 'col', abbr: text(title), title: text(title) }, text(short)),
  );
  const rows = table.map((row, at) =>
    el(
      'tr',
      {},
      el('td', { class: 'figures' }, String(at + 1)),
      el('th', { scope: 'row' }, el('span', { class: 'standing-club' }, clubBadge(row.club), row.club.name)),
      ...columns.map((column) => el('td', { class: 'figures' }, column.of(row))),
    ),
  );
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
