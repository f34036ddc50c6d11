import { expect, test } from 'vitest';
import { isLooser, isTighter } from './protection.rules.ts';

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
