import { expect, test } from 'vitest';
import { missingLanguages, wordsIn } from './publication.rules.ts';

const languages = ['vi_VN', 'en_US', 'zh_CN'] as const;

test('a language is missing where one text has it and another has not', () => {
  const body = {
    title: { vi_VN: 'Chào', en_US: 'Hello' },
    subtitle: { en_US: 'To all', vi_VN: ' ' },
    button: {},
    game: { gp_id: 'GPFC' },
    sort: 3,
    end_at: null,
  };
  expect(missingLanguages(body, languages)).toEqual(['vi_VN', 'zh_CN']);
});

test('a body in all languages lacks none, and texts that are nowhere are not wanted', () => {
  expect(missingLanguages({ title: { vi_VN: 'a', en_US: 'b', zh_CN: 'c' }, button: {} }, languages)).toEqual(
    [],
  );
});

test('words come in the language of who asks, in English, or as they are', () => {
  expect(wordsIn({ vi_VN: 'Chào', en_US: 'Hello' }, 'vi_VN')).toBe('Chào');
  expect(wordsIn({ vi_VN: 'Chào', en_US: 'Hello' }, 'zh_CN')).toBe('Hello');
  expect(wordsIn({ ta_IN: 'வணக்கம்' }, 'zh_CN')).toBe('வணக்கம்');
});
