import { expect, test } from 'vitest';
import { badgeOf } from './unread-letters.ts';

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [5_000, '99+'],
])('of %i unread letters the badge says %j', (unread, badge) => {
  expect(badgeOf(unread)).toBe(badge);
});
