import { expect, it } from 'vitest';
import { rpIdOf } from './passkey.rules.ts';

it.each([
  ['https://office.example.com', 'office.example.com'],
  ['http://localhost:3200', 'localhost'],
  ['http://127.0.0.1:3200', null],
  ['http://[::1]:3200', null],
])('a passkey of %s is bound to %s', (origin, rpId) => {
  expect(rpIdOf(origin)).toBe(rpId);
});
