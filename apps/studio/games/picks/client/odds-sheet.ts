import type { Translate } from '@halls/i18n/format';
import { el } from '../../client/dom.ts';
import { showLargest, showReturn, showShare, showVolatility } from '../../client/figures.ts';
import type { Shell } from '../../client/shell.ts';
import { optionsOfDraw } from '../cards.ts';
import { type PicksModel, rtpOfOption, shownReturnOf } from '../picks-model.ts';
import { formatOdds, nameOfOption, type TableFace } from './table-face.ts';

/** Rules, and for each option what it pays and what comes back in the long run. */
export function oddsSheet(
  shell: Shell,
  {
    model,
    face,
    drawNumber,
  }: { readonly model: PicksModel; readonly face: TableFace; readonly drawNumber: number },
  faceText: Translate,
): Node[] {
  const { text, locale, money } = shell;
  const { game } = shell.view;
  const isListed = (option: string): boolean => face.isListed?.(option) ?? true;
  const offered = optionsOfDraw(model, drawNumber);
  const folded = offered.filter((option) => !isListed(option));
  const table = (options: readonly string[]): HTMLElement => oddsTable(shell, model, options, face, faceText);
  return [
    el('p', {}, faceText('rule')),
    ...(model.isContest ? [el('p', { class: 'note' }, text('simulated'))] : []),
    el('p', {}, text('table_limit', { amount: money.show(money.parse(shell.view.table_limit!)) })),
    el('h3', {}, `${text('rtp')}: ${showReturn(locale, game)}`),
    el('p', { class: 'note' }, text('rtp_bets')),
    table(offered.filter(isListed)),
    ...(folded.length > 0
      ? [el('details', {}, el('summary', {}, text('more_bets', { n: folded.length })), table(folded))]
      : []),
    el('p', { class: 'note' }, showVolatility(text, game)),
    el('p', { class: 'note' }, showLargest(text, locale, game)),
    el('p', { class: 'note' }, text('mathematics', { version: shell.view.mathematics })),
    el('p', { class: 'note' }, text('rule_fault')),
    el('p', { class: 'note' }, text('keys')),
  ];
}

/** From a pool from the least to the most. */
function showOdds(model: PicksModel, option: string): string {
  const { pool } = model;
  if (!pool?.options.includes(option)) return formatOdds(shownReturnOf(model, option));
  return `${formatOdds(pool.leastReturn)} – ${formatOdds(pool.mostReturn)}`;
}

function oddsTable(
  { text, locale }: Shell,
  model: PicksModel,
  options: readonly string[],
  face: TableFace,
  faceText: Translate,
): HTMLElement {
  const rows = options.map((option) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, nameOfOption(face, option, faceText)),
      el('td', { class: 'figures' }, `×${showOdds(model, option)}`),
      el('td', { class: 'figures' }, showShare(locale, rtpOfOption(model, option))),
    ),
  );
  const head = (['options', 'odds', 'rtp'] as const).map((key) => el('th', { scope: 'col' }, text(key)));
  return el(
    'table',
    { class: 'odds-table' },
    el('thead', {}, el('tr', {}, ...head)),
    el('tbody', {}, ...rows),
  );
}
