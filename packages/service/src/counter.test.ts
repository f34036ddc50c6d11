import { expect, test } from 'vitest';
import { createCounter } from './counter.ts';

const at = (seconds: number): Date => new Date(1_700_000_000_000 + seconds * 1_000);

test('takes so many of a key in its stretch of time, and says when to come again', () => {
  const counter = createCounter({ max: 2, seconds: 10 });
  expect([counter.count('a', at(0)), counter.count('a', at(4)), counter.count('a', at(4.5))]).toEqual([
    0, 0, 6,
  ]);
  expect(counter.count('b', at(4.5))).toBe(0);
  expect(counter.count('a', at(10))).toBe(0);
});

test('tells how long to wait without counting', () => {
  const counter = createCounter({ max: 1, seconds: 10 });
  expect([counter.wait('a', at(0)), counter.wait('a', at(0))]).toEqual([0, 0]);
  counter.count('a', at(0));
  expect(counter.wait('a', at(3))).toBe(7);
});

test('takes back what turned out not to count', () => {
  const counter = createCounter({ max: 1, seconds: 10 });
  counter.count('a', at(0));
  counter.takeBack('a');
  expect(counter.count('a', at(1))).toBe(0);
  expect(counter.count('a', at(1))).toBe(9);
});

test('a clock that goes back does not lock a key out', () => {
  const counter = createCounter({ max: 1, seconds: 10 });
  counter.count('a', at(3_600));
  expect(counter.count('a', at(0))).toBe(0);
});

test('forgets the oldest of very many keys', () => {
  const counter = createCounter({ max: 1, seconds: 10 });
  counter.count('first', at(0));
  for (let i = 0; i < 20_000; i += 1) counter.count(`key ${i}`, at(0));
  expect(counter.count('first', at(1))).toBe(0);
});
