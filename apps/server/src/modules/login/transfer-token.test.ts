import { expect, test } from 'vitest';
import { isTransferTokenOf, issueTransferToken, ownerOfTransferToken } from './transfer-token.ts';

const now = new Date('2026-03-01T08:00:00Z');
const place = { siteId: 1, now, secret: 'of the server' };
const member = { memberId: 17, passwordHash: '$argon2id$one' };
const token = issueTransferToken(member, place);

test('a token is its member’s, at its site, while the password is the same', () => {
  expect(ownerOfTransferToken(token)).toBe(17);
  expect(isTransferTokenOf(member, token, place)).toBe(true);
  expect(isTransferTokenOf(member, token, { ...place, siteId: 2 })).toBe(false);
  expect(isTransferTokenOf(member, token, { ...place, secret: 'of another' })).toBe(false);
  expect(isTransferTokenOf({ ...member, memberId: 18 }, token, place)).toBe(false);
  expect(isTransferTokenOf({ ...member, passwordHash: '$argon2id$two' }, token, place)).toBe(false);
});

test('a token is over after a quarter of an hour', () => {
  const later = (ms: number) => ({ ...place, now: new Date(now.getTime() + ms) });
  expect(isTransferTokenOf(member, token, later(15 * 60_000 - 1))).toBe(true);
  expect(isTransferTokenOf(member, token, later(15 * 60_000))).toBe(false);
});

test.each(['', '17', '17.9999999999999.x', 'x.1.2', `${token}x`, `18${token.slice(2)}`])(
  '%j is no token of the member',
  (other) => {
    const owner = ownerOfTransferToken(other);
    expect(owner === 17 && isTransferTokenOf(member, other, place)).toBe(false);
  },
);
