import { describe, expect, it } from 'vitest';
import { csvText, escapeXml, sheetCell } from './export-text.rules.ts';

describe('a text of CSV', () => {
  it.each(['=1+1', '+84', '-x', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠a'])(
    'is no formula: %j',
    (text) => {
      expect(csvText(text)).toBe(`'${text}`);
    },
  );

  it.each(['plain', '1-2', ' =1', '', 'a@b.example'])('stays as it is: %j', (text) => {
    expect(csvText(text)).toBe(text);
  });
});

describe('a figure', () => {
  it('stays one below zero', () => {
    expect([csvText({ figure: '-12.50' }), sheetCell({ figure: '-12.50' })]).toEqual([
      '-12.50',
      '<c><v>-12.50</v></c>',
    ]);
  });

  it('keeps its last digit where a spreadsheet’s numbers would not', () => {
    expect(sheetCell({ figure: '12345678901234567.89' })).toContain('12345678901234567.89</t>');
  });

  it('is nothing else', () => {
    expect(() => csvText({ figure: '=1' })).toThrow('no figure');
  });
});

it('a cell of a sheet is text by its type, and its XML is whole', () => {
  expect(sheetCell('=cmd|"/c calc"!A1')).toBe(
    '<c t="inlineStr"><is><t xml:space="preserve">=cmd|&quot;/c calc&quot;!A1</t></is></c>',
  );
  expect(escapeXml('a\u0000\u000b<b>&\ud800')).toBe('a&lt;b&gt;&amp;\ufffd');
});
