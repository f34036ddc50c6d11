import { expect, it } from 'vitest';
import { tableSigns } from '@halls/contract/provider';
import { formatSeconds, tableClock, toneOf } from './table-rules.ts';
import { readTables, type TableNow } from './table-watch.ts';

const table = (over: Partial<TableNow>): TableNow => ({
  phase: 'open',
  closesAtMs: null,
  opensAtMs: null,
  results: [],
  ...over,
});

it('counts down to the close of bets, in seconds that are not over yet', () => {
  const open = table({ closesAtMs: 10_000 });
  expect([0, 1, 9_000, 9_999].map((now) => tableClock(open, now))).toEqual(
    [10, 10, 1, 1].map((seconds) => ({ kind: 'open', seconds })),
  );
});

it('closes at the close, whether or not anybody has told of it', () => {
  expect(tableClock(table({ closesAtMs: 10_000 }), 10_000)).toEqual({ kind: 'closed' });
  expect(tableClock(table({ phase: 'closed' }), 0)).toEqual({ kind: 'closed' });
});

it('says of an open table without a time that it is open, and of a result nothing that is not known', () => {
  expect(tableClock(table({}), 0)).toEqual({ kind: 'open', seconds: null });
  expect(tableClock(table({ phase: 'result', opensAtMs: 4_200 }), 0)).toEqual({ kind: 'next', seconds: 5 });
  expect(tableClock(table({ phase: 'result', opensAtMs: 4_200 }), 4_200)).toBeNull();
  expect(tableClock(table({ phase: 'result' }), 0)).toBeNull();
});

it('writes minutes and seconds', () => {
  expect([0, 7, 60, 754].map(formatSeconds)).toEqual(['0:00', '0:07', '1:00', '12:34']);
});

it('counts times from when the answer was heard, whatever the visitor’s clock says', () => {
  const wire = {
    now: '2026-03-01T12:00:00.000Z',
    table_list: [
      {
        game_id: 7,
        round_id: '1',
        phase: 'open' as const,
        closes_at: '2026-03-01T12:00:08.500Z',
        opens_at: null,
        result_list: [{ sign: 'tie' as const }],
      },
    ],
  };
  expect(readTables(wire, 1_000).get(7)).toEqual({
    phase: 'open',
    closesAtMs: 9_500,
    opensAtMs: null,
    results: [{ sign: 'tie' }],
  });
});

it('has a colour for every sign of the protocol', () => {
  expect(Object.keys(toneOf).toSorted()).toEqual(tableSigns.toSorted());
});
