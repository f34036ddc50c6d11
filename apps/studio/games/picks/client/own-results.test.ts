import { expect, test } from 'vitest';
import { resultsLength } from '../../../play-protocol/list-lengths.ts';
import { OwnResults } from './own-results.ts';

const round = (id: number, state: 'settled' | 'void' | 'settling' = 'settled') =>
  ({ round_id: `round-${id}`, state, outcome: state === 'settled' ? `outcome ${id}` : null }) as const;

function open(before: readonly number[]) {
  const shown: unknown[][] = [];
  const road = {
    show: (results: readonly { outcome: unknown }[]) => void shown.push(results.map((one) => one.outcome)),
  };
  const results = new OwnResults(
    road,
    before.map((id) => round(id)),
  );
  return { results, shown };
}

test('the session’s rounds stand there from the start, and each new one before them', () => {
  const { results, shown } = open([2, 1]);
  expect(shown).toEqual([['outcome 2', 'outcome 1']]);
  results.add(round(3));
  expect(shown.at(-1)).toEqual(['outcome 3', 'outcome 2', 'outcome 1']);
});

test('a round counts once, and one that came to nothing not at all', () => {
  const { results, shown } = open([1]);
  for (const told of [round(1), round(2), round(2), round(3, 'void'), round(4, 'settling')])
    results.add(told);
  expect(shown.at(-1)).toEqual(['outcome 2', 'outcome 1']);
});

test('the oldest makes room', () => {
  const { results, shown } = open([]);
  for (let id = 1; id <= resultsLength + 3; id += 1) results.add(round(id));
  expect(shown.at(-1)).toHaveLength(resultsLength);
  expect(shown.at(-1)?.[0]).toBe(`outcome ${resultsLength + 3}`);
});
