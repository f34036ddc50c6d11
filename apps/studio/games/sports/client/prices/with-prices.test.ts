import { expect, test } from 'vitest';
import type { MarketView } from '../../../../play-protocol/sports-protocol.ts';
import { byMarket, withPrices } from './with-prices.ts';

const market = (market_id: string, version = 3): MarketView => ({
  ...{ market_id, code: 'total', group: 'main', line: 10, line_kind: 'quarters', is_main: true },
  ...{ status: 'active', version, margin_bp: 350 },
  outcomes: [
    { outcome: 'over', price: 1_900, result: null },
    { outcome: 'under', price: 1_950, result: null },
  ],
});

test('a price that moved comes in at its outcome, and all else is the very same', () => {
  const view = { score: 1, markets: [market('7'), market('8')] };
  const next = withPrices(view, byMarket([['8', 4, 'suspended', [1_800, 2_050]]]));
  expect(next.markets[0]).toBe(view.markets[0]);
  expect(next.markets[1]).toEqual({
    ...{ ...market('8'), version: 4, status: 'suspended' },
    outcomes: [
      { outcome: 'over', price: 1_800, result: null },
      { outcome: 'under', price: 2_050, result: null },
    ],
  });
});

test('what is older than what is shown, or of no market here, changes nothing', () => {
  const view = { markets: [market('7', 5)] };
  expect(
    withPrices(
      view,
      byMarket([
        ['7', 4, 'active', [1, 1]],
        ['9', 9, 'active', [1]],
      ]),
    ),
  ).toBe(view);
});
