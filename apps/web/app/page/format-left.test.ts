import { expect, it } from 'vitest';
import { formatLeft } from './format-left.ts';

it.each([
  [1, '00:00:01'],
  [86_399, '23:59:59'],
  [30 * 86_400 - 55, '29d 23:59:05'],
  [2 * 86_400 + 4 * 3_600 + 5 * 60 + 6, '52:05:06'],
])('says that %d seconds are left as %s', (seconds, said) => {
  expect(formatLeft(seconds, 'en_US')).toBe(said);
});

it('says the days in the language of the page', () => {
  expect(formatLeft(4 * 86_400, 'zh_CN')).toBe('4天 00:00:00');
});
