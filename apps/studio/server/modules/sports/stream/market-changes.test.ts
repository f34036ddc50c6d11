import { expect, test } from 'vitest';
import type { MarketView } from '../../../../play-protocol/sports-protocol.ts';
import { changesSince, toldOf } from './market-changes.ts';

const market = (more: Partial<MarketView> = {}): MarketView => ({
  ...{ market_id: '7', code: 'total', group: 'main', line: 10, line_kind: 'quarters', is_main: true },
  ...{ status: 'active', version: 3, margin_bp: 350 },
  outcomes: [
    { outcome: 'over', price: 1_900, result: null },
    { outcome: 'under', price: 1_950, result: null },
  ],
  ...more,
});
const moved = market({
  version: 4,
  outcomes: [
    { outcome: 'over', price: 1_850, result: null },
    { outcome: 'under', price: 2_000, result: null },
  ],
});
const told = toldOf({ markets: [market(), market({ market_id: '8' })] });

test('a price that moved is told by itself, and nothing of what stayed', () => {
  expect(changesSince(told.marks, [moved, market({ market_id: '8' })])).toEqual([
    ['7', 4, 'active', [1_850, 2_000]],
  ]);
  expect(toldOf({ markets: [moved, market({ market_id: '8' })] }).shape).toBe(told.shape);
});

test('a market that takes no bets is told although its version is the same', () => {
  expect(changesSince(told.marks, [market({ status: 'suspended' })])).toEqual([
    ['7', 3, 'suspended', [1_900, 1_950]],
  ]);
});

test.each([
  ['a market that is new', { markets: [market(), market({ market_id: '8' }), market({ market_id: '9' })] }],
  ['one that went', { markets: [market()] }],
  ['another line that is shown first', { markets: [market({ is_main: false }), market({ market_id: '8' })] }],
  ['a result', { markets: [market({ status: 'settled' }), market({ market_id: '8' })] }],
  ['another score', { markets: [market(), market({ market_id: '8' })], score: 1 }],
])('%s has all of it told again', (_, view) => {
  expect(toldOf(view).shape).not.toBe(told.shape);
});
