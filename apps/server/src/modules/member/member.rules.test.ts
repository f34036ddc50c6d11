import { expect, test } from 'vitest';
import { comparable, isoBirthday, plainText } from './member.rules.ts';

test('letter case and the width of a character do not tell people apart', () => {
  expect(comparable(' ＬＡＮ')).toBe('lan');
});

test('control and direction characters do not reach the database', () => {
  expect(plainText('a\u0000b\u202ec\ud800')).toBe('abc\ufffd');
});

test('a birthday gets two digits each', () => {
  expect(isoBirthday('1999-3-7')).toBe('1999-03-07');
  expect(isoBirthday('')).toBe('');
});
