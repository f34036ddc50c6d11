import { expect, test } from 'vitest';
import type { MarketView } from '../../../../play-protocol/sports-protocol.ts';
import { Offers } from './offers.ts';

test('a price that moves is marked for some seconds, the way it went', () => {
  const { offers, clock } = open();
  offers.noteMarkets([market(1, 2_000)]);
  expect(offers.moveOf('7/home')).toBe(0);
  offers.noteMarkets([market(2, 2_100)]);
  expect(offers.moveOf('7/home')).toBe(1);
  clock.nowMs += 1_000;
  offers.noteMarkets([market(3, 1_900)]);
  expect(offers.moveOf('7/home')).toBe(-1);
  clock.nowMs += 5_000;
  expect(offers.moveOf('7/home')).toBe(0);
});

test('an answer that was long on its way changes nothing', () => {
  const { offers, told } = open();
  offers.noteMarkets([market(5, 2_000)]);
  offers.noteMarkets([market(4, 1_500, 'suspended')]);
  expect(offers.find('7/home')).toMatchObject({ price: 2_000, status: 'active' });
  expect(told.count).toBe(1);
});

test('a stop without a change of price is told and marks nothing; being back is no move', () => {
  const { offers, told } = open();
  offers.noteMarkets([market(1, 2_000)]);
  offers.noteMarkets([market(1, 2_000, 'suspended')]);
  expect([offers.find('7/home')?.status, offers.moveOf('7/home'), told.count]).toEqual(['suspended', 0, 2]);
  offers.noteMarkets([market(2, 0, 'inactive')]);
  offers.noteMarkets([market(3, 2_400)]);
  expect(offers.moveOf('7/home')).toBe(0);
});

test('what is the same as before is not told', () => {
  const { offers, told } = open();
  offers.noteMarkets([market(1, 2_000)]);
  offers.noteMarkets([market(1, 2_000)]);
  offers.noteSlip([
    {
      market_id: '7',
      match_id: '1',
      outcome: 'home',
      status: 'active',
      price: 2_000,
      version: 2,
      is_live: true,
      each_way: null,
    },
  ]);
  expect(told.count).toBe(1);
});

function open() {
  const clock = { nowMs: 0 };
  const told = { count: 0 };
  const offers = new Offers(() => clock.nowMs);
  offers.on(() => (told.count += 1));
  return { offers, clock, told };
}

function market(version: number, price: number, status: MarketView['status'] = 'active'): MarketView {
  return {
    ...{ market_id: '7', code: 'result', group: 'main', line: 0, line_kind: 'none', is_main: true },
    ...{ status, version, margin_bp: 500, outcomes: [{ outcome: 'home', price, result: null }] },
  };
}
