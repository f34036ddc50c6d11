import { el } from '../../client/dom.ts';
import type { Shell } from '../../client/shell.ts';
import { bestReturnOf, type PicksModel, rtpOfOption } from '../picks-model.ts';
import { formatOdds } from './table-parts.ts';
import { nameOfOption, type OptionText, type OptionTextKey } from './option-texts.ts';

/** Rules, and for each option what it pays and what comes back in the long run. */
export function oddsSheet(
  shell: Shell,
  model: PicksModel,
  optionText: OptionText,
  isContest: boolean,
): Node[] {
  const { text } = shell;
  const percent = new Intl.NumberFormat(shell.locale, { style: 'percent', minimumFractionDigits: 2 });
  const rows = model.examples
    .filter((option) => !option.startsWith('exacta:') || option === 'exacta:1-2')
    .map((option) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, nameOfOption(option, optionText)),
        el('td', { class: 'figures' }, `×${formatOdds(bestReturnOf(model, option))}`),
        el('td', { class: 'figures' }, percent.format(rtpOfOption(model, option))),
      ),
    );
  return [
    el('p', {}, optionText(`rule_${model.id}` as OptionTextKey)),
    ...(isContest ? [el('p', { class: 'note' }, text('simulated'))] : []),
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
