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

/** The largest win that can be. */
export function showLargest(text: Text, locale: string, game: Figured): string {
  return text('largest', { n: showTimes(locale, game) });
}

/** A slot's maximum win, and how rarely a round comes to it where that ends the round. */
export function showMaximum(text: Text, locale: string, game: Figured): string {
  const { maximumShare } = figuresOf(game);
  const n = showTimes(locale, game);
  if (maximumShare === null) return text('maximum_win', { n });
  const odds = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3, numberingSystem: 'latn' });
  return text('maximum_ends', { n, odds: odds.format(1 / maximumShare) });
}

function showTimes(locale: string, game: Figured): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, numberingSystem: 'latn' });
  return format.format(figuresOf(game).maximum.highest);
}
