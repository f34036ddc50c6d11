import { houseJackpot } from '@halls/house-games';
import type { RoundView, SessionView } from '../../play-protocol/play-protocol.ts';
import { unitsStaked } from '../jackpot.ts';
import { el } from './dom.ts';
import { showShare } from './figures.ts';
import type { Money } from './money.ts';
import { openSheet } from './sheet.ts';
import type { Text } from './texts.ts';

interface SheetParts {
  readonly view: SessionView;
  readonly money: Money;
  readonly text: Text;
  readonly locale: string;
}

/** What feeds the jackpot, how a round draws it, and what is paid; nothing where the session has none. */
export function jackpotRules({ view, money, text, locale }: SheetParts, stakeMinor: bigint): Node[] {
  const { jackpot } = view;
  if (!jackpot) return [];
  const unit = money.parse(jackpot.unit);
  const n = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const units = unitsStaked(stakeMinor);
  const rules = [
    text('jackpot_feed', {
      share: showShare(locale, houseJackpot.shareBp / 10_000),
      reserve: showShare(locale, jackpot.reserve_percent / 100),
    }),
    text('jackpot_draw', {
      n: n.format(jackpot.units_per_win),
      unit: money.show(unit),
      units: n.format(units),
      odds: n.format(jackpot.units_per_win / units),
    }),
    text('jackpot_pay'),
  ];
  return [
    el('h3', {}, text('jackpot')),
    el('ul', { class: 'rules' }, ...rules.map((rule) => el('li', {}, rule))),
  ];
}

/** Tells the winner, until it is closed. */
export function celebrateJackpot(
  { money, text }: Pick<SheetParts, 'money' | 'text'>,
  round: RoundView,
): void {
  const amount = round.jackpot?.amount;
  if (!amount) return;
  openSheet(
    text('jackpot_won_title'),
    text,
    el('p', { class: 'jackpot-won' }, money.show(money.parse(amount))),
    el('p', {}, text('jackpot_won_note')),
  );
}
