import { expect, test } from 'vitest';
import type { SlipBuilderView, SlipRequest, SlipView } from '../../../../play-protocol/sports-protocol.ts';
import { Offers } from '../board/offers.ts';
import type { Selection } from './selection.ts';
import { requestOf } from './slip-check.ts';
import { reasonAgainst } from './slip-refusal.ts';
import { SlipState } from './slip-state.ts';

test('what is pressed while a match is combined becomes one leg, and comes out again by a second press', () => {
  const { slip, reload } = openSlip();
  slip.setBuilding('m');
  for (const id of ['1', '2', '3']) expect(slip.togglePart(pick(id))).toBeNull();
  expect([slip.selections.length, slip.mode, slip.hasPart('m', '2/home')]).toEqual([1, 'single', true]);
  slip.togglePart(pick('2'));
  expect(reload().selections[0]?.parts?.map(({ marketId }) => marketId)).toEqual(['1', '3']);
  expect(reload().building).toBe('m');
  slip.togglePart(pick('1'));
  slip.togglePart(pick('3'));
  expect(slip.selections).toEqual([]);
});

test('a builder holds six, and a slip three of them', () => {
  const { slip } = openSlip();
  const pressed = ['1', '2', '3', '4', '5', '6', '7'].map((id) => slip.togglePart(pick(id)));
  expect(pressed.slice(5)).toEqual([null, 'builder_full']);
  expect(['n', 'o', 'p'].map((match) => slip.togglePart(pick(`of-${match}`, match)))).toEqual([
    null,
    null,
    'builder_many',
  ]);
});

test('what is staked on it stays when its parts change, and a second match makes a multiple', () => {
  const { slip } = openSlip();
  slip.togglePart(pick('1'));
  slip.togglePart(pick('2'));
  slip.setStake('2000', slip.legs[0]!.key);
  const { key } = slip.legs[0]!;
  slip.togglePart(pick('3'));
  expect(slip.legs[0]?.key).not.toBe(key);
  expect([slip.stakeOf(slip.legs[0]!.key), slip.stakeOf(key)]).toEqual(['2000', '']);
  slip.toggle(pick('9', 'other'));
  expect(slip.mode).toBe('multiple');
});

test('the first price that is seen is agreed to, and a later one asks', () => {
  const { slip, offers } = openSlip();
  slip.togglePart(pick('1'));
  slip.togglePart(pick('2'));
  const { key } = slip.legs[0]!;
  expect([slip.legs[0]?.mark, reasonOf(slip)]).toEqual(['same', 'builder_pricing']);
  const told = (price: number, version: number) =>
    offers.noteBuilder(key, { status: 'active', version, price });
  told(3_100, 1);
  slip.seePrice(key, 3_100);
  expect([slip.legs[0]?.mark, slip.legs[0]?.price, reasonOf(slip)]).toEqual(['same', 3_100, null]);
  told(2_900, 2);
  slip.seePrice(key, 2_900);
  expect(slip.legs[0]).toMatchObject({ mark: 'worse', price: 2_900, selection: { price: 3_100 } });
  slip.agree();
  expect(requestOf(slip.legs)).toEqual({
    selections: [],
    builders: [
      {
        parts: [
          { market_id: '1', outcome: 'home' },
          { market_id: '2', outcome: 'home' },
        ],
        price: 2_900,
      },
    ],
  } satisfies Partial<SlipRequest>);
});

test('two of a match that stand beside each other can be combined, and what takes no part can’t', () => {
  const { slip } = openSlip();
  slip.toggle(pick('1'));
  expect(slip.combinable).toBeNull();
  slip.toggle(pick('2'));
  slip.toggle(pick('9', 'other'));
  expect(slip.combinable).toBe('m');
  slip.combine('m');
  expect(slip.selections.map(({ parts }) => parts?.length ?? 0)).toEqual([0, 2]);
  expect(slip.combinable).toBeNull();
  slip.toggle({ ...pick('4'), market: { code: 'total', line: 9, line_kind: 'quarters' } });
  expect(slip.combinable).toBeNull();
});

test('one part is no builder yet, and what the studio says of parts comes before a price', () => {
  const { slip } = openSlip();
  slip.togglePart(pick('1'));
  expect(reasonOf(slip)).toBe('builder_short');
  slip.togglePart(pick('2'));
  expect(reasonOf(slip, 'builder_idle')).toBe('builder_idle');
});

function reasonOf(slip: SlipState, said: SlipBuilderView['refusal'] & SlipView['refusal'] = null) {
  return reasonAgainst({
    ...{ isDemo: false, isUp: true, legs: slip.legs, isCombined: false, mustAgree: false },
    ...{ unitStakeMinor: 5n, stakeMinor: 5n, balanceMinor: 9n, leastMinor: 1n, mostMinor: 8n, said },
  });
}

function openSlip() {
  const stored = new Map<string, string>();
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const offers = new Offers(() => 0);
  return { offers, slip: new SlipState(offers, store), reload: () => new SlipState(offers, store) };
}

function pick(marketId: string, matchId = 'm'): Selection {
  return {
    ...{ marketId, outcome: 'home', matchId, sport: 'football', price: 2_000 },
    market: { code: 'result', line: 0, line_kind: 'none' },
    home: { name: 'Home', short: 'HOM' },
    away: { name: 'Away', short: 'AWY' },
  };
}
