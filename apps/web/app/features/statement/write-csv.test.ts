import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

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
