import { describe, expect, it } from 'vitest';
import { formatLeft } from './format-left.ts';

describe('formatLeft', () => {
  it.each([
    [1, '00:00:01'],
    [86_399, '23:59:59'],
    [86_400, '1 day 00:00:00'],
    [2 * 86_400 + 4 * 3_600 + 5 * 60 + 6, '2 days 04:05:06'],
  ])('says %d seconds as %s', (seconds, said) => {
    expect(formatLeft(seconds, 'en_US')).toBe(said);
  });

  it('says days in the language, in figures that the clock has, too', () => {
    expect(formatLeft(90_000, 'vi_VN')).toBe('1 ngày 01:00:00');
    expect(formatLeft(90_000, 'zh_CN')).toBe('1天 01:00:00');
    expect(formatLeft(90_000, 'bn_BD')).toMatch(/^1 .+ 01:00:00$/);
  });
});
