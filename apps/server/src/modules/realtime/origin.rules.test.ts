import { expect, test } from 'vitest';
import { isOriginAllowed } from './origin.rules.ts';

test.each([
  [undefined, 'localhost:3000', true],
  ['http://localhost:3000', 'localhost:3000', true],
  ['https://Suncity.example', 'suncity.example', true],
  ['https://app.example', 'suncity.example', true],
  ['http://localhost:3100', 'localhost:3000', false],
  ['https://evil.example', 'suncity.example', false],
  ['null', 'localhost:3000', false],
  ['file://localhost:3000', 'localhost:3000', false],
  ['https://suncity.example', undefined, false],
])('origin %s on host %s: %s', (origin, host, allowed) => {
  expect(isOriginAllowed(origin, host, ['https://app.example'])).toBe(allowed);
});
