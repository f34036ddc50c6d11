import { expect, test } from 'vitest';
import { leagues } from '#games/sports/leagues.ts';
import { getSport } from '#games/sports/sport/sports.ts';
import type { Match } from '../market/match.repo.ts';
import { type Asker, JointPrices } from './joint-prices.ts';

const now = new Date('2026-01-01T00:00:00Z');
const member: Asker = { sessionId: 'one', kind: 'seamless' };
const demo = (sessionId: string): Asker => ({ sessionId, kind: 'demo' });
const [home, away] = leagues[0]!.clubs;

function matchAt(version: number): Match {
  return {
    ...{ matchId: 1, kind: 'match', sport: 'football', league: leagues[0]!.id, season: 1, matchday: 1 },
    ...{ home: home!.id, away: away!.id, kicksOffAt: now, status: 'not_started', producer: 'pre' },
    ...{ clockMs: null, clockAt: null, isStopped: false, isHeld: false, danger: null, moves: 0, version },
    ...{ tally: getSport('football').emptyTally, commitment: '', clientSeed: '', serverSeed: null },
  };
}

const parts = (goals: number) => [
  { code: 'result', line: 0, outcome: 'home' },
  { code: 'total', line: goals * 4 + 2, outcome: 'over' },
];

test('a state of a match has one answer for a combination, worked out once and the same in another process', () => {
  const prices = new JointPrices({ isLimited: true });
  const first = prices.chancesOf(matchAt(7), parts(2), { by: member, now });
  expect(prices.chancesOf(matchAt(7), parts(2), { by: member, now })).toBe(first);
  const later = prices.chancesOf(matchAt(8), parts(2), { by: member, now });
  expect(later).not.toBe(first);
  expect(later).toEqual(first);
  expect(new JointPrices({ isLimited: true }).chancesOf(matchAt(7), parts(2), { by: null, now })).toEqual(
    first,
  );
});

test('a session has so many new ones in a time, what is known costs nothing, and a bet is always decided', () => {
  const prices = new JointPrices({ isLimited: true });
  const ask = (version: number, by: Asker | null, at = now): boolean =>
    prices.chancesOf(matchAt(version), parts(2), { by, now: at }) !== null;
  const asked = Array.from({ length: 45 }, (_, at) => ask(at, member));
  expect(asked.filter(Boolean)).toHaveLength(40);
  expect([ask(3, member), ask(44, member), ask(44, null), ask(44, member)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(ask(46, { ...member, sessionId: 'two' })).toBe(true);
  expect(ask(47, member, new Date(now.getTime() + 11_000))).toBe(true);
});

test('demos share what they have', () => {
  const prices = new JointPrices({ isLimited: true });
  const asked = Array.from({ length: 30 }, (_, at) =>
    prices.chancesOf(matchAt(at), parts(1), { by: demo(`demo-${at}`), now }),
  );
  expect(asked.filter((one) => one !== null)).toHaveLength(20);
});
