import { describe, expect, it } from 'vitest';
import { gameDeviceOf, hindranceOf, ownAddress } from './launch.rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const session = { gameSessionId: 's', gpId: 'GPR8' };

describe('a session in the way', () => {
  it('hinders while it changes, not when it is open or was cut off', () => {
    expect(hindranceOf(null, now)).toBeNull();
    expect(hindranceOf({ ...session, state: 'open', changedAt: ago(1) }, now)).toBeNull();
    expect(hindranceOf({ ...session, state: 'starting', changedAt: ago(1) }, now)).toBe('starting');
    expect(hindranceOf({ ...session, state: 'ending', changedAt: ago(30_000) }, now)).toBe('quitting');
    expect(hindranceOf({ ...session, state: 'starting', changedAt: ago(30_001) }, now)).toBeNull();
  });
});

it.each([
  ['http://localhost:3000/close', 'http://localhost:3000/close'],
  ['https://localhost:3000/close', 'https://localhost:3000/close'],
  ['/close?a=1', 'http://localhost:3000/close?a=1'],
  ['http://localhost:3000@evil.example/close', null],
  ['http://localhost/close', null],
  ['http://localhost:3000.evil.example/', null],
  ['javascript:alert(1)', null],
  ['//evil.example/close', null],
  ['/\\evil.example/close', null],
  [`http://localhost:3000/${'x'.repeat(500)}`, null],
])('an exit to %s leads to %s', (address, exit) => {
  expect(ownAddress(address, 'http://localhost:3000')).toBe(exit);
});

it('knows the device of every code and name', () => {
  expect([undefined, 0, 1, 'desktop'].map(gameDeviceOf)).toEqual([
    'desktop',
    'desktop',
    'desktop',
    'desktop',
  ]);
  expect(
    [2, 4, 5, 6, 7, 'mobile', 'pwa', 'wechat'].every((device) => gameDeviceOf(device) === 'mobile'),
  ).toBe(true);
  expect([3, 'app'].map(gameDeviceOf)).toEqual(['app', 'app']);
});
