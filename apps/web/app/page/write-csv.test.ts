import { expect, test } from 'vitest';
import { csvTime, writeCsv } from './write-csv.ts';

test('cells are quoted where they must be, and lines end as RFC 4180 has it', () => {
  expect(
    writeCsv([
      ['a', 'b,c', 'say "hi"'],
      ['-12.50', '', 'two\nlines'],
    ]),
  ).toBe('\uFEFFa,"b,c","say ""hi"""\r\n-12.50,,"two\nlines"\r\n');
});

test('no cell is a formula, and amounts stay numbers', () => {
  expect(writeCsv([['=1+1', '+1', '-1', '-1.5', '@x', '-x']])).toBe("\uFEFF'=1+1,'+1,-1,-1.5,'@x,'-x\r\n");
});

test('a time is that of the zone that is said, to the second', () => {
  expect(csvTime('2026-03-31T21:05:00.500Z', 'America/Caracas')).toBe('2026-03-31 17:05:00');
});
