import type { LeagueView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { clubBadge } from '../match/club-badge.ts';
import type { Sportsbook } from '../sportsbook.ts';

/** Who has scored most; whoever has as many shares the place. */
export function drawScorers(
  { text }: Pick<Sportsbook, 'text'>,
  { scorers }: Pick<LeagueView, 'scorers'>,
): HTMLElement {
  const rows = scorers.map(({ club, shirt, player, goals }) =>
    el(
      'tr',
      {},
      el('td', { class: 'figures' }, String(1 + scorers.filter((other) => other.goals > goals).length)),
      el(
        'th',
        { scope: 'row' },
        el(
          'span',
          { class: 'standing-club' },
          clubBadge(club),
          el('span', {}, player, el('small', { class: 'scorer-club' }, `${club.name} · ${shirt}`)),
        ),
      ),
      el('td', { class: 'figures' }, el('strong', {}, String(goals))),
    ),
  );
  const heads = ['#', text('col_scorer'), text('col_goals')].map((head) => el('th', { scope: 'col' }, head));
  return el(
    'table',
    { class: 'standings' },
    el('thead', {}, el('tr', {}, ...heads)),
    el('tbody', {}, ...rows),
  );
}
