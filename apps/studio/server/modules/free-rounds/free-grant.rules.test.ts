import { expect, it } from 'vitest';
import { stateOfGrant } from './free-grant.rules.ts';

const now = new Date('2026-03-01T12:00:00Z');
const given = {
  ...{ state: 'given' as const, used: 3, count: 10, hasOpenRound: false },
  expiresAt: new Date('2026-03-01T12:00:01Z'),
};

it.each([
  ['has rounds left', given, 'active'],
  ['has none left', { ...given, used: 10 }, 'spent'],
  ['has none left, and its time is over', { ...given, used: 10, expiresAt: now }, 'spent'],
  ['is past its time', { ...given, expiresAt: now }, 'expired'],
  ['is past its time while a round is open', { ...given, expiresAt: now, hasOpenRound: true }, 'active'],
  ['was cancelled', { ...given, state: 'cancelled' as const }, 'cancelled'],
  [
    'was cancelled while a round is open',
    { ...given, state: 'cancelled' as const, hasOpenRound: true },
    'active',
  ],
  ['was refused', { ...given, state: 'rejected' as const, count: 0 }, 'rejected'],
])('says where a grant stands that %s', (_, grant, state) => {
  expect(stateOfGrant(grant, now)).toBe(state);
});
