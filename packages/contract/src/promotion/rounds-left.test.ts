import { expect, test } from 'vitest';
import { roundsLeft } from './rounds-left.ts';

const asked = { requiredMinor: 1_000n, wageredMinor: 0n, weightPercent: 100 };

test.each([
  ['whole rounds', asked, 100n, 10],
  ['the last one begun', asked, 300n, 4],
  ['less where less of a stake counts', { ...asked, weightPercent: 50 }, 100n, 20],
  ['none where enough was staked', { ...asked, wageredMinor: 1_001n }, 100n, 0],
  ['nothing where nothing counts', { ...asked, weightPercent: 0 }, 100n, null],
  ['nothing where a stake is too small to count', { ...asked, weightPercent: 0.1 }, 100n, null],
])('rounds that are left: %s', (_, grant, stakeMinor, rounds) => {
  expect(roundsLeft(grant, stakeMinor)).toBe(rounds);
});
