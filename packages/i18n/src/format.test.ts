import { describe, expect, it } from 'vitest';
import { languages, localeOf } from '@halls/contract';
import { createTranslator, formatPercent, placeholdersOf } from './format.ts';
import { translateAnswer } from './answer-messages.ts';

describe('createTranslator', () => {
  const messages = { hello: 'Chào {{name}}', games_other: '{{count}} trò chơi' };
  const english = {
    hello: 'Hello {{name}}',
    games_one: '{{count}} game',
    games_other: '{{count}} games',
    'a.b': 'dotted',
  };

  it('takes the language, then en_US, then the key', () => {
    const translate = createTranslator('vi_VN', messages, english);
    expect([translate('hello', { name: 'An' }), translate('a.b'), translate('nothing')]).toEqual([
      'Chào An',
      'dotted',
      'nothing',
    ]);
  });

  it('chooses plural forms by the rules of the language that the text is in', () => {
    expect(createTranslator('vi_VN', messages, english)('games', { count: 1 })).toBe('1 trò chơi');
    expect(createTranslator('vi_VN', {}, english)('games', { count: 1 })).toBe('1 game');
    expect(createTranslator('en_US', english)('games', { count: 2 })).toBe('2 games');
  });

  it('shows keys in cimode', () => {
    expect(createTranslator('cimode', messages, english)('hello', { name: 'An' })).toBe('hello');
  });

  it('takes no property of every object for a message or a value', () => {
    const translate = createTranslator('en_US', { odd: '{{constructor}}' });
    expect([translate('constructor'), translate('odd', {})]).toEqual(['constructor', '{{constructor}}']);
  });

  it('names the placeholders of a text once each', () => {
    expect(placeholdersOf('{{b}} {{ a }} {{b}}')).toEqual(['a', 'b']);
  });
});

describe('translateAnswer', () => {
  it('speaks the language of the request', () => {
    expect(translateAnswer('zh_CN', 'ph_password')).toBe('请输入密码。');
    expect(translateAnswer('vi_VN', 'ph_password')).toBe('Vui lòng nhập mật khẩu.');
    expect(translateAnswer('cimode', 'ph_password')).toBe('ph_password');
  });
});

describe('formatPercent', () => {
  it('writes figures as the language does, one or from one to another', () => {
    expect(formatPercent('en-US', '96.72')).toBe('96.72%');
    expect(formatPercent('vi-VN', '96.72', null)).toBe('96,72%');
    expect(formatPercent('bn-BD', '94.50', '98.94')).toBe('94.50–98.94%');
  });

  it.each(languages.map(localeOf))('writes what Intl writes: %s', (locale) => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      numberingSystem: 'latn',
    });
    const figures = [
      '0',
      '0.5',
      '7.25',
      '96.72',
      '100',
      '999.99',
      '1000',
      '12345.6',
      '96.725',
      '-3.5',
      '00.1',
    ];
    for (const figure of figures)
      expect(formatPercent(locale, figure)).toBe(`${format.format(figure as Intl.StringNumericLiteral)}%`);
  });
});
