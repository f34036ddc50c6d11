import type { Translate } from '@halls/i18n/format';
import { el } from '../../client/dom.ts';
import type { Shell } from '../../client/shell.ts';
import { bestReturnOf, type PicksModel, rtpOfOption } from '../picks-model.ts';
import { formatOdds, nameOfOption, type TableFace } from './table-face.ts';

/** Rules, and for each option what it pays and what comes back in the long run. */
export function oddsSheet(shell: Shell, model: PicksModel, face: TableFace, faceText: Translate): Node[] {
  const { text } = shell;
  const percent = new Intl.NumberFormat(shell.locale, { style: 'percent', minimumFractionDigits: 2 });
  const rows = model.examples
    .filter((option) => face.isListed?.(option) ?? true)
    .map((option) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, nameOfOption(face, option, faceText)),
        el('td', { class: 'figures' }, `×${formatOdds(bestReturnOf(model, option))}`),
        el('td', { class: 'figures' }, percent.format(rtpOfOption(model, option))),
      ),
    );
  return [
    el('p', {}, faceText('rule')),
    ...(model.isContest ? [el('p', { class: 'note' }, text('simulated'))] : []),
    el(
      'table',
      { class: 'odds-table' },
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          el('th', { scope: 'col' }, text('options')),
          el('th', { scope: 'col' }, text('odds')),
          el('th', { scope: 'col' }, text('rtp')),
        ),
      ),
      el('tbody', {}, ...rows),
    ),
    el('p', { class: 'note' }, text('rule_fault')),
    el('p', { class: 'note' }, text('keys')),
  ];
}
