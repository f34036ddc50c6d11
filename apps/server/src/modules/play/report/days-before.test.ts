import { expect, it } from 'vitest';
import { daysBefore } from './days-before.ts';

it.each([
  ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
  ['2026-11-23', '2026-11-23', '2026-11-22', '2026-11-22'],
  ['2024-03-01', '2024-03-02', '2024-02-28', '2024-02-29'],
])('before %s to %s come as many days, %s to %s', (from, to, first, last) => {
  expect(daysBefore({ from, to })).toEqual({ from: first, to: last });
});
