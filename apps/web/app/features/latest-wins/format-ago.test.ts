import { expect, it } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const ago = (seconds: number, language: 'en_US' | 'vi_VN' | 'bn_BD' = 'en_US') =>
  formatAgo(new Date(now - seconds * 1_000).toISOString(), now, language);

it('says how long ago something was in the largest unit that fits', () => {
  expect([0, 59, 60, 3_599, 3_600, 86_399, 86_400, 3 * 86_400].map((seconds) => ago(seconds))).toEqual([
    'now',
    '59 sec. ago',
    '1 min. ago',
    '59 min. ago',
    '1 hr. ago',
    '23 hr. ago',
    'yesterday',
    '3 days ago',
  ]);
});

it('takes what a slow clock has in the future for the present', () => {
  expect(ago(-30)).toBe('now');
});

it('writes Latin digits in every language', () => {
  expect(ago(300, 'vi_VN')).toContain('5');
  expect(ago(300, 'bn_BD')).toContain('5');
});
