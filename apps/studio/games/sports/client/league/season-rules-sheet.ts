import type { SeasonView } from '../../../../play-protocol/sports-protocol.ts';
import { el } from '../../../client/dom.ts';
import { openSheet } from '../../../client/sheet.ts';
import { placePriceOf } from '../../outright/each-way.ts';
import { type LegResult } from '../../markets/leg-result.ts';
import { judgePlace } from '../../outright/season-places.ts';
import { payoutOf } from '../../ticket/payout.ts';
import { marketName, type MarketNaming } from '../../words/market-words.ts';
import type { SportsTextKey } from '../../words/locales/en.ts';
import { marginText } from '../match/market-rules-sheet.ts';
import type { Sportsbook } from '../sportsbook.ts';

const examplePrice = 9_000;
const first = { place: 1, tied: 1 };
const second = { place: 2, tied: 1 };
const sharedFirst = { place: 1, tied: 2 };
const sharedSecond = { place: 2, tied: 2 };
const threeSecond = { place: 2, tied: 3 };

/** How bets on a season are decided, with examples that the settling functions themselves have worked out. */
export function openSeasonRules({ text, shell, prices }: Sportsbook, season: SeasonView): void {
  const { money } = shell;
  const { places, part } = season.each_way;
  const stakeMinor = money.parse(shell.view.stakes[0] ?? '1') * 10n;
  const placePrice = placePriceOf(examplePrice, { places, part });
  const paid = (price: number, result: LegResult): bigint =>
    payoutOf({ unitStakeMinor: stakeMinor, sizes: [1], legs: [{ price, result }] }) ?? 0n;
  const show = (minor: bigint): string => money.show(minor);
  const halves = [
    paid(examplePrice, judgePlace(first, 1)),
    paid(placePrice, judgePlace(first, places)),
  ] as const;
  const words = {
    ...{ stake: show(stakeMinor), price: prices.show(examplePrice), place: prices.show(placePrice) },
    ...{ win: show(halves[0]), half: show(halves[1]) },
  };
  const examples: readonly (readonly [SportsTextKey, bigint])[] = [
    ['example_heat_first', paid(examplePrice, judgePlace(sharedFirst, 1))],
    ['example_heat_last', paid(examplePrice, judgePlace(threeSecond, 2))],
    ['example_each_way_first', halves[0] + halves[1]],
    ['example_each_way_second', paid(placePrice, judgePlace(second, places))],
    ['example_each_way_heat', paid(placePrice, judgePlace(sharedSecond, places))],
  ];
  const names = { home: '', away: '' };
  openSheet(
    text('rules_of', { market: text('outrights') }),
    shell.text,
    named({ code: 'season_winner', line: 0, line_kind: 'none' }, text('rule_season_winner')),
    named({ code: 'season_top', line: places, line_kind: 'count' }, text('rule_season_top')),
    el('p', {}, text(`rules_table_${season.sport}`)),
    el('p', {}, text('rules_heat')),
    el('p', {}, text('rules_each_way', { places, part })),
    el('h3', {}, text('rules_example')),
    el(
      'ul',
      { class: 'season-examples' },
      ...examples.map(([key, minor]) => el('li', {}, text(key, { ...words, paid: show(minor) }))),
    ),
    el('p', {}, text('rules_season_live', { news: text(`season_news_${season.sport}`) })),
    el('p', {}, text('rules_void_season')),
    el(
      'p',
      {},
      ...season.markets.flatMap((market, at) => [
        at > 0 ? el('br', {}) : '',
        `${marketName(text, market, names)}: ${marginText({ text, shell }, market)}`,
      ]),
    ),
    el('p', {}, text('margin_note')),
  );

  function named(market: MarketNaming, rule: string): HTMLElement {
    return el('p', {}, el('strong', {}, `${marketName(text, market, names)}: `), rule);
  }
}
