import type { LeagueView, WonLostView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { clubBadge } from '../match/club-badge.ts';
import type { Sportsbook } from '../sportsbook.ts';

/** A tour's players in their order. */
export function drawRanking(
  { text }: Pick<Sportsbook, 'text'>,
  { ranking }: Pick<LeagueView, 'ranking'>,
): HTMLElement {
  const short = (['played', 'won', 'lost'] as const).map((of) =>
    el('th', { scope: 'col', abbr: text(`col_${of}`), title: text(`col_${of}`) }, text(`col_${of}_short`)),
  );
  const parts = (['sets', 'games'] as const).map((of) => el('th', { scope: 'col' }, text(`col_${of}`)));
  const rows = ranking.map(({ player, played, won, lost, sets, games }, at) =>
    el(
      'tr',
      {},
      el('td', { class: 'figures' }, String(at + 1)),
      el('th', { scope: 'row' }, el('span', { class: 'standing-club' }, clubBadge(player), player.name)),
      ...[played, won, lost].map((figure) => el('td', { class: 'figures' }, String(figure))),
      ...[sets, games].map((part) => el('td', { class: 'figures' }, ratio(part))),
    ),
  );
  const head = [el('th', { scope: 'col' }, '#'), el('th', { scope: 'col' }, text('col_player'))];
  return el(
    'table',
    { class: 'standings' },
    el('thead', {}, el('tr', {}, ...head, ...short, ...parts)),
    el('tbody', {}, ...rows),
  );
}

function ratio({ won, lost }: WonLostView): string {
  return `${won}:${lost}`;
}
