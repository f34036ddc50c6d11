import { expect, it } from 'vitest';
import { isReloadDue } from './reload-for-missing-code.ts';

it.each([
  [null, true],
  [990_001, false],
  [990_000, true],
])('after a reload at %s the page at 1000000 may be loaded again: %s', (last, isDue) => {
  expect(isReloadDue(last === null ? null : String(last), 1_000_000)).toBe(isDue);
});
