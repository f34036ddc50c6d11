import type { Translate } from '@halls/i18n/format';
import type { PoolSideView } from '../../../../play-protocol/play-protocol.ts';
import { el, icon } from '../../../client/dom.ts';
import type { Shell } from '../../../client/shell.ts';
import { unitsPerLimit } from '../../pool.ts';

export interface PoolBoard {
  readonly element: HTMLElement;
  show(sides: readonly PoolSideView[]): void;
}

/** How a pool lies: each side's part of a bar, how many play on it, and what is in the pool. */
export function createPoolBoard(
  { money, locale, view }: Pick<Shell, 'money' | 'locale' | 'view'>,
  text: Translate<'pool' | 'pool_share'>,
  named: readonly { readonly option: string; readonly name: string }[],
): PoolBoard {
  const sides = named.map(({ option, name }) => ({ option, name, ...createSide(option) }));
  const total = el('dd', { class: 'figures' });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const limitMinor = money.parse(view.table_limit!);
  return {
    element: el(
      'div',
      { class: 'pool-board' },
      el(
        'div',
        { class: 'pool-head' },
        ...sides.map(({ label }) => label),
        el('dl', { class: 'pool-total' }, el('dt', {}, text('pool')), total),
      ),
      el('div', { class: 'pool-bar', 'aria-hidden': 'true' }, ...sides.map(({ part }) => part)),
    ),
    show(lying) {
      const all = lying.reduce((sum, { units }) => sum + units, 0);
      if (all === 0) return;
      for (const { option, name, part, share, players, spoken } of sides) {
        const side = lying.find((each) => each.option === option);
        if (!side) continue;
        const shown = percent.format(side.units / all);
        part.style.flexGrow = String(side.units);
        share.textContent = shown;
        players.textContent = String(side.players);
        spoken.textContent = text('pool_share', { name, share: shown, players: side.players });
      }
      total.textContent = money.short((BigInt(all) * limitMinor) / BigInt(unitsPerLimit));
    },
  };

  function createSide(option: string) {
    const part = el('span', { class: `pool-part of-${option}` });
    const share = el('strong', { class: 'figures' });
    const players = el('span', { class: 'figures' });
    const spoken = el('span', { class: 'sr-only' });
    const label = el(
      'p',
      { class: `pool-side of-${option}` },
      el('span', { 'aria-hidden': 'true' }, share, ' ', icon('people'), players),
      spoken,
    );
    return { part, share, players, spoken, label };
  }
}
