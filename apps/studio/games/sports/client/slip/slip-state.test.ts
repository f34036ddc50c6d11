import { describe, expect, test } from 'vitest';
import type { MarketStatus } from '../../../../play-protocol/sports-protocol.ts';
import { Offers } from '../board/offers.ts';
import { markOf, needsConsent } from './change-mark.ts';
import { readStake } from './read-stake.ts';
import type { Selection } from './selection.ts';
import { reasonAgainst, type SlipFacts } from './slip-refusal.ts';
import { SlipState } from './slip-state.ts';

describe('the slip', () => {
  test('a second press takes a selection out again, and a reload keeps the rest', () => {
    const { slip, reload } = openSlip();
    slip.toggle(pick('1'));
    slip.toggle(pick('2'));
    slip.setStake('5000');
    slip.toggle(pick('1'));
    expect(reload().selections).toEqual([pick('2')]);
    expect([reload().mode, reload().stake]).toEqual(['single', '5000']);
  });

  test('it becomes a multiple with the second match, and stays what the player makes it', () => {
    const { slip } = openSlip();
    slip.toggle(pick('1'));
    expect([slip.mode, slip.kind]).toEqual(['single', 'single']);
    slip.toggle(pick('2'));
    expect([slip.mode, slip.kind]).toEqual(['multiple', 'multiple']);
    slip.setMode('single');
    slip.toggle(pick('3'));
    expect(slip.mode).toBe('single');
  });

  test('two selections of one match stay singles', () => {
    const { slip } = openSlip();
    slip.toggle(pick('1', 'home', 'm'));
    slip.toggle(pick('2', 'over', 'm'));
    expect(slip.mode).toBe('single');
  });

  test('a system that the selections no longer make gives way to one that they make', () => {
    const { slip } = openSlip();
    for (const id of ['1', '2', '3', '4']) slip.toggle(pick(id));
    slip.setSystem('yankee');
    expect(slip.kind).toBe('yankee');
    slip.remove('4/home');
    expect(slip.kind).toBe('2/3');
    slip.remove('3/home');
    expect([slip.mode, slip.kind]).toEqual(['multiple', 'multiple']);
  });

  test('it holds twelve and no more', () => {
    const { slip } = openSlip();
    const taken = Array.from({ length: 13 }, (_, at) => slip.toggle(pick(String(at + 1))));
    expect([taken.filter(Boolean).length, slip.selections.length]).toEqual([12, 12]);
  });

  test('a change is marked until the player agrees to it', () => {
    const { slip, offer } = openSlip();
    slip.toggle(pick('1'));
    slip.toggle(pick('2'));
    offer('1', 2_100);
    offer('2', 1_800);
    expect(slip.legs.map(({ mark, price }) => [mark, price])).toEqual([
      ['better', 2_100],
      ['worse', 1_800],
    ]);
    expect(slip.legsToAgree.map(({ key }) => key)).toEqual(['2/home']);
    slip.setAccept('none');
    expect(slip.legsToAgree.length).toBe(2);
    slip.agree();
    expect([slip.legsToAgree.length, ...slip.selections.map(({ price }) => price)]).toEqual([
      0, 2_100, 1_800,
    ]);
  });

  test('agreeing leaves the price of what is closed alone', () => {
    const { slip, offer } = openSlip();
    slip.toggle(pick('1'));
    offer('1', 0, 'suspended');
    slip.agree();
    expect([slip.selections[0]?.price, slip.legs[0]?.mark]).toEqual([2_000, 'closed']);
  });
});

test('each policy asks for consent to what it does not take by itself', () => {
  const asked = (['none', 'better', 'any'] as const).map((accept) =>
    (['same', 'better', 'worse', 'closed'] as const).filter((mark) => needsConsent(mark, accept)),
  );
  expect(asked).toEqual([['better', 'worse'], ['worse'], []]);
  expect(markOf(2_000, undefined)).toBe('same');
  expect(markOf(2_000, { status: 'active', price: 1_000 })).toBe('closed');
});

test('a stake is read as people of every place write it', () => {
  for (const typed of ['50000', '50.000', '50,000', '50 000']) expect(readStake(typed, 'VND')).toBe(50_000n);
  for (const typed of ['12.5', '12,5', '12.50']) expect(readStake(typed, 'USD')).toBe(1_250n);
  expect(['1,250.5', '1.250', '.5'].map((typed) => readStake(typed, 'USD'))).toEqual([
    125_050n,
    125_000n,
    50n,
  ]);
  for (const typed of ['', '.', 'x', '1.2.3', '-5', '5e3', '1'.repeat(30)])
    expect([typed, readStake(typed, 'USD')]).toEqual([typed, null]);
});

describe('the one reason against a slip', () => {
  const leg = { key: '1/home', selection: pick('1'), price: 2_000, mark: 'same' as const };
  const champion = {
    ...leg,
    selection: { ...leg.selection, market: { ...leg.selection.market, code: 'season_winner' } },
  };
  const fine: SlipFacts = {
    ...{
      isDemo: false,
      isUp: true,
      legs: [leg],
      isCombined: false,
      mustAgree: false,
      unitStakeMinor: 5_000n,
    },
    ...{ stakeMinor: 5_000n, balanceMinor: 9_000n, leastMinor: 1_000n, mostMinor: 8_000n, said: null },
  };

  test.each<[string | null, Partial<SlipFacts>]>([
    [null, {}],
    ['demo', { isDemo: true, isUp: false }],
    ['feed_away', { isUp: false, mustAgree: true }],
    ['market_closed', { legs: [{ ...leg, mark: 'closed' }], mustAgree: true }],
    ['same_match', { legs: [leg, { ...leg, key: '2/home' }], isCombined: true }],
    [null, { legs: [leg, { ...leg, key: '2/home' }] }],
    ['same_season', { legs: [champion, { ...champion, key: '2/home' }], isCombined: true }],
    ['price_changed', { mustAgree: true, unitStakeMinor: undefined }],
    ['stake_missing', { unitStakeMinor: undefined }],
    ['stake_unreadable', { unitStakeMinor: null }],
    ['stake_too_low', { unitStakeMinor: 999n }],
    ['stake_too_high', { unitStakeMinor: 8_001n }],
    ['balance_low', { stakeMinor: 9_001n }],
    [null, { stakeMinor: 9_001n, balanceMinor: null }],
    ['exposure_full', { said: 'exposure_full' }],
    ['same_season', { said: 'same_season' }],
    ['each_way_none', { said: 'each_way_none' }],
    // of an earlier look: what the page knows itself counts
    [null, { said: 'price_changed' }],
    [null, { said: 'stake_too_low' }],
  ])('%s', (reason, changes) => {
    expect(reasonAgainst({ ...fine, ...changes })).toBe(reason);
  });
});

function openSlip() {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  let version = 0;
  const offers = new Offers(() => 0);
  return {
    slip: new SlipState(offers, store),
    reload: () => new SlipState(offers, store),
    offer(marketId: string, price: number, status: MarketStatus = 'active') {
      version += 1;
      const seen = {
        market_id: marketId,
        match_id: marketId,
        outcome: 'home',
        is_live: false,
        each_way: null,
      };
      offers.noteSlip([{ ...seen, status, price, version }]);
    },
  };
}

function pick(marketId: string, outcome = 'home', matchId = marketId): Selection {
  return {
    ...{ marketId, outcome, matchId, price: 2_000 },
    market: { code: 'result', line: 0, line_kind: 'none' },
    home: { name: 'Home', short: 'HOM' },
    away: { name: 'Away', short: 'AWY' },
  };
}
