import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGivenUp, nextTry, sourceOf, userDataOf } from './tracking.rules.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('what is known of a visitor is hashed, in the one way in which it is written', () => {
  expect(userDataOf({ em: ' Lan@Example.com ', ph: '+84 (0)912-345', external_id: 17 }, '')).toEqual({
    em: hash('lan@example.com'),
    ph: hash('840912345'),
    external_id: hash('17'),
  });
});

test('a hash stays as it is, and nothing is made of nothing', () => {
  expect(userDataOf({ em: hash('lan@example.com'), ph: '', fn: null, ct: true }, '')).toEqual({
    em: hash('lan@example.com'),
  });
});

test('what has no place in an event is dropped, and the advertiser’s ids must look like them', () => {
  expect(
    userDataOf({ fbp: 'fb.1.1700000000000.12345', fbc: 'lan@example.com', note: 'lan', password: 'x' }, 'UA'),
  ).toEqual({ fbp: 'fb.1.1700000000000.12345', client_user_agent: 'UA' });
});

test('an event says its page without what the address says of a visitor', () => {
  const origin = 'https://site.example';
  expect(sourceOf(`${origin}/user/Info?member_account=lan#x`, origin)).toBe(`${origin}/user/Info`);
  expect(sourceOf('https://other.example/', origin)).toBeUndefined();
  expect(sourceOf('nonsense', origin)).toBeUndefined();
});

test('tries come later each time, an hour apart at most, for a day', () => {
  const now = new Date('2026-03-01T08:00:00Z');
  const pauses = [0, 1, 2, 9].map((tries) => (nextTry(tries, now).getTime() - now.getTime()) / 1_000);
  expect(pauses).toEqual([10, 40, 160, 3_600]);
  expect(isGivenUp(new Date('2026-02-28T08:00:01Z'), now)).toBe(false);
  expect(isGivenUp(new Date('2026-02-28T08:00:00Z'), now)).toBe(true);
});
