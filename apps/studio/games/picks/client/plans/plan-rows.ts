import { type PlanTerms, rowsOf } from '../../plans/plan-terms.ts';
import { type PicksModel, shownReturnOf } from '../../picks-model.ts';
import { el } from '../../../client/dom.ts';
import type { Chips } from '../bet-slip.ts';
import type { PlanFrame } from './plan-frame.ts';

/** What one of the chips pays if its bet comes out: the least and the most. */
export function paysOf(model: PicksModel, chips: Chips): { readonly least: bigint; readonly most: bigint } {
  const pays = [...chips].map(([option, amount]) => (amount * BigInt(shownReturnOf(model, option))) / 100n);
  return pays.reduce(
    (range, pay) => ({
      least: pay < range.least ? pay : range.least,
      most: pay > range.most ? pay : range.most,
    }),
    { least: pays[0] ?? 0n, most: 0n },
  );
}

/** Every draw of a plan in which nothing is won: what it costs, what was staked by then, and what a bet would pay. */
export function planRows(
  { shell, text }: PlanFrame,
  terms: PlanTerms,
  pays: { readonly least: bigint; readonly most: bigint },
): HTMLTableRowElement[] {
  const show = (minor: bigint): string => shell.money.show(minor);
  return [
    el(
      'tr',
      {},
      ...(['draw', 'stake', 'total', 'pays'] as const).map((head) =>
        el('th', { scope: 'col' }, text(`head_${head}`)),
      ),
    ),
    ...rowsOf(terms).map(({ draw, times, stakeMinor, totalMinor }) =>
      el(
        'tr',
        {},
        el('th', { scope: 'row' }, String(draw)),
        el('td', {}, show(stakeMinor)),
        el('td', {}, show(totalMinor)),
        el(
          'td',
          {},
          pays.least === pays.most
            ? show(pays.most * times)
            : `${show(pays.least * times)} – ${show(pays.most * times)}`,
        ),
      ),
    ),
  ];
}
