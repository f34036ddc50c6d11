import { expect, test } from 'vitest';
import { isSameName, numberEnd, plainNumber } from './payout-account.rules.ts';

test.each([
  ['Nguyễn Đức An', 'NGUYEN DUC AN', true],
  ['José  da Silva', 'jose da silva', true],
  ['O’Brien', "O'BRIEN", true],
  ['王小明', '王小明', true],
  ['王小明', '王小朋', false],
  ['ராஜா', 'ராஜி', false],
  ['Nguyen Duc An', 'Nguyen Duc Anh', false],
  ['', '', false],
  ['--', '..', false],
])('the names %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame);
});

test('a number is read without what groups it, and shows its end alone', () => {
  expect(plainNumber(' 0123-4567 89')).toBe('0123456789');
  expect(plainNumber('１２３')).toBe('123');
  expect(numberEnd('0123456789')).toBe('6789');
  expect(numberEnd('12345')).toBe('45');
});
