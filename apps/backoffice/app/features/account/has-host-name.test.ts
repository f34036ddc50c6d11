import { expect, test } from 'vitest';
import { hasHostName } from './has-host-name.ts';

test('a number is no name', () => {
  expect(['localhost', 'office.example.com', '127.0.0.1', '[::1]'].map(hasHostName)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
