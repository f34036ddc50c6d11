import { expect, test } from 'vitest';
import { diffOf } from './diff-of.ts';

test('names what has changed, what has come and what has gone, and nothing else', () => {
  const before = { status: 'active', language: 'en_US', note: 'old' };
  const after = { status: 'disabled', language: 'en_US', until: '2026-12-01' };
  expect(diffOf(before, after)).toEqual([
    { path: 'status', before: 'active', after: 'disabled' },
    { path: 'until', before: null, after: '2026-12-01' },
    { path: 'note', before: 'old', after: null },
  ]);
});

test('goes down to the place in lists and objects', () => {
  expect(
    diffOf({ roles: [{ role: 'support' }] }, { roles: [{ role: 'support' }, { role: 'finance' }] }),
  ).toEqual([{ path: 'roles.1.role', before: null, after: 'finance' }]);
});

test('tells an empty list, a null and a missing value apart', () => {
  expect(diffOf({ a: [], b: null, c: 1 }, { a: null, b: [] })).toEqual([
    { path: 'a', before: '[]', after: 'null' },
    { path: 'b', before: 'null', after: '[]' },
    { path: 'c', before: '1', after: null },
  ]);
});

test('of nothing to nothing there is no difference', () => {
  expect(diffOf(null, null)).toEqual([]);
  expect(diffOf(null, { a: 'x' })).toEqual([{ path: 'a', before: null, after: 'x' }]);
});
