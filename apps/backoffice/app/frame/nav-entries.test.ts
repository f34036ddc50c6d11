import { expect, test } from 'vitest';
import { mayIn } from '#app/session/may-in.ts';
import { addressOf, navEntries, navGroups } from './nav-entries.ts';

type Grants = Parameters<typeof mayIn>[0];
const placesOf = (grants: Grants, siteId: number | null) =>
  navEntries((permission, where) => mayIn(grants, permission, where), siteId).map(({ place }) => place);

test('an operator sees what they hold a permission for, and always their own account', () => {
  expect(placesOf([], 1)).toEqual(['account']);
  expect(placesOf([{ permission: 'log.read', site_ids: [2] }], 1)).toEqual(['log', 'account']);
});

test('what is of a site shows in the sites that it is held for', () => {
  const grants: Grants = [{ permission: 'member.read', site_ids: [2] }];
  expect(placesOf(grants, 2)).toEqual(['members', 'account']);
  expect(placesOf(grants, 1)).toEqual(['account']);
  expect(placesOf(grants, null)).toEqual(['account']);
});

test('operators are the house’s: a permission for one site shows none', () => {
  expect(placesOf([{ permission: 'operator.read', site_ids: [1] }], 1)).toEqual(['account']);
  expect(placesOf([{ permission: 'operator.read', site_ids: null }], 1)).toEqual(['operators', 'account']);
});

test('no two places are reached by one key', () => {
  const keys = navEntries(() => true, 1).flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});

test('each group is shown once, where something of it is', () => {
  const names = navGroups(() => true, 1).map(([group]) => group);
  expect(new Set(names).size).toBe(names.length);
  expect(navGroups((permission) => permission === 'log.read', 1)).toMatchObject([
    ['house', [{ place: 'log' }, { place: 'account' }]],
  ]);
});

test('the address of what is a site’s names the site', () => {
  expect([addressOf('members', 3), addressOf('log', 3)]).toEqual(['/site/3/members', '/log']);
});
