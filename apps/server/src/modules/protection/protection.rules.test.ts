import { expect, test } from 'vitest';
import { isLooser, isTighter, tighterOf } from './protection.rules.ts';

test.each([
  [100n, 99n, 'tighter'],
  [100n, 101n, 'looser'],
  [100n, 100n, 'the same'],
  [100n, null, 'looser'],
  [null, 0n, 'tighter'],
  [null, null, 'the same'],
] as const)('from %s to %s is %s', (now, next, name) => {
  const is = isTighter(next, now) ? 'tighter' : isLooser(next, now) ? 'looser' : 'the same';
  expect(is).toBe(name);
});

test.each([
  [5n, 7n, 5n],
  [7n, 5n, 5n],
  [null, 5n, 5n],
  [0n, null, 0n],
  [null, null, null],
] as const)('of %s and %s the lower one holds', (one, other, held) => {
  expect(tighterOf(one, other)).toBe(held);
});
