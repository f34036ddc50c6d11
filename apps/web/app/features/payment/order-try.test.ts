import { beforeEach, expect, it } from 'vitest';
import { endTry, isDecided, keyOfTry, type Wish } from './order-try.ts';

const wish = { kind: 'deposit', by: '1', amount: '10', fields: { wallet_number: '01', other: 'x' } } as const;
let kept = new Map<string, string>();
let made = 0;
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
const keyOf = (asked: Wish = wish, memberId = 1) =>
  keyOfTry(storage, memberId, asked, () => `key-${(made += 1)}`);

beforeEach(() => {
  kept = new Map();
  made = 0;
});

it('asks for the same with the same key until the server has answered', () => {
  expect([keyOf(), keyOf(), keyOf({ ...wish, fields: { other: 'x', wallet_number: '01' } })]).toEqual([
    'key-1',
    'key-1',
    'key-1',
  ]);
  endTry(storage, 'deposit');
  expect(keyOf()).toBe('key-2');
});

it('asks for something else, or for somebody else, with another key', () => {
  const keys = [keyOf(), keyOf({ ...wish, amount: '11' }), keyOf({ ...wish, by: '2' }), keyOf(wish, 2)];
  expect(new Set(keys).size).toBe(4);
});

it('forgets no withdrawal over a deposit that is asked for meanwhile', () => {
  const withdrawal: Wish = { kind: 'withdrawal', by: 'a', amount: '10', fields: {} };
  const first = keyOf(withdrawal);
  keyOf();
  endTry(storage, 'deposit');
  expect(keyOf(withdrawal)).toBe(first);
});

it('makes a new key of what something else has written there', () => {
  for (const strange of ['', '{', 'null', '{"key":1}']) {
    kept.set('deposit_try', strange);
    expect(keyOf()).toBe(`key-${made}`);
  }
});

it('takes no failure of the network or the server for an answer', () => {
  expect(isDecided({ ok: true, code: 100 })).toBe(true);
  for (const code of [101, 102, 103, 404, 409, 422]) expect(isDecided({ ok: false, code })).toBe(true);
  for (const code of [429, 500, 503]) expect(isDecided({ ok: false, code })).toBe(false);
  expect(isDecided({ ok: false, code: 0, failure: 'network fail' })).toBe(false);
});
