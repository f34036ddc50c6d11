import { figuresOf, percentOf, returnsOf, totalOf, type HouseGame, volatilityOf } from '@halls/house-games';
import { formatPercent } from '@halls/i18n/format';
import type { Text } from './texts.ts';

type Figured = Pick<HouseGame, 'model' | 'jackpotShare'>;

/** A share as games and lobby show it: in per cent, rounded down to two decimals. */
export function showShare(locale: string, share: number): string {
  return formatPercent(locale, percentOf(share));
}

/** The game's return as its tile in the lobby shows it: from its worst bet to its best. */
export function showReturn(locale: string, game: Figured): string {
  const { lowest, highest } = returnsOf(game);
  return formatPercent(locale, percentOf(totalOf(lowest)), percentOf(totalOf(highest)));
}

export function showVolatility(text: Text, game: Figured): string {
  const { lowest, highest } = volatilityOf(game);
  const words = lowest === highest ? text(lowest) : `${text(lowest)} – ${text(highest)}`;
  return `${text('volatility')}: ${words}`;
}

/** The largest win that can be: of a round, or of its parts where free spins may go on without end. */
export function showLargest(text: Text, locale: string, game: Figured): string {
  const { maximum, freeSpinMaximum } = figuresOf(game);
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, numberingSystem: 'latn' });
  const n = format.format(maximum.highest);
  return freeSpinMaximum === null
    ? text('largest', { n })
    : text('largest_free', { n, free: format.format(freeSpinMaximum) });
}
