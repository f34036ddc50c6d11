import { expect, test } from 'vitest';
import { shareOf } from './share-of.ts';

test.each([
  ['12.50', '250.00', '5.00'],
  ['-1', '3', '-33.33'],
  ['-0.01', '100.00', '-0.01'],
  ['98765432109876543.21', '98765432109876543.21', '100.00'],
  ['5', '0', null],
])('%s of %s is %s', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});
