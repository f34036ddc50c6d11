import { expect, test } from 'vitest';
import { diffOf } from './diff-of.ts';

test('names what has changed, what has come and what has gone, and nothing else', () => {
  const before = { status: 'active', language: 'en_US', note: 'old' };
  const after = { status: 'disabled', language: 'en_US', until: '2026-12-01' };
  expect(diffOf(before, after)).toEqual([
    { path: ['status'], before: 'active', after: 'disabled' },
    { path: ['until'], after: '2026-12-01' },
    { path: ['note'], before: 'old' },
  ]);
});

test('goes down to the place in lists and objects', () => {
  expect(
    diffOf({ roles: [{ role: 'support' }] }, { roles: [{ role: 'support' }, { role: 'finance' }] }),
  ).toEqual([{ path: ['roles', '1', 'role'], after: 'finance' }]);
});

test('tells an empty list, a null and a missing value apart', () => {
  expect(diffOf({ a: [], b: null, c: 1 }, { a: null, b: [] })).toEqual([
    { path: ['a'], before: [], after: null },
    { path: ['b'], before: null, after: [] },
    { path: ['c'], before: 1 },
  ]);
});

test('says of a list of values which have come and gone, and that others stand in another order', () => {
  const before = { hosts: ['a', 'b', 'c'], roles: ['support'] };
  expect(diffOf(before, { hosts: ['a', 'c', 'd'], roles: [] })).toEqual([
    { path: ['hosts'], before: 'b' },
    { path: ['hosts'], after: 'd' },
    { path: ['roles'], before: 'support' },
  ]);
  expect(diffOf({ hosts: ['a', 'b', 'c'] }, { hosts: ['c', 'a'] })).toEqual([
    { path: ['hosts'], before: 'b' },
    { path: ['hosts'], before: 'a, c', after: 'c, a' },
  ]);
  expect(diffOf(null, { hosts: ['a'] })).toEqual([{ path: ['hosts'], after: 'a' }]);
  expect(diffOf({ hosts: ['a', 'a'] }, { hosts: ['a'] })).not.toEqual([]);
});

test('a name may contain a dot', () => {
  expect(diffOf(null, { 'address 10.0.0.1': 'deny' })).toEqual([
    { path: ['address 10.0.0.1'], after: 'deny' },
  ]);
});

test('of nothing to nothing there is no difference', () => {
  expect(diffOf(null, null)).toEqual([]);
  expect(diffOf(null, { a: 'x' })).toEqual([{ path: ['a'], after: 'x' }]);
});
