import { languages } from '@halls/contract';
import { placeholdersOf } from '@halls/i18n/format';
import { describe, expect, test } from 'vitest';
import { en as sportsEnglish } from '../sports/words/locales/en.ts';
import { fetchSportsTexts } from '../sports/words/sports-texts.ts';
import { en } from './locales/en.ts';
import { closestOf, fetchTexts, fetchTranslator, gameLanguages, tableLanguages } from './texts.ts';

/** Without values a text stands as it was written. */
const sets = [
  ['what all games share', en, fetchTexts],
  ['the sportsbook', sportsEnglish, fetchSportsTexts],
] as const;

describe.each(sets)('of %s', (_, english, fetchWords) => {
  test.each(languages.filter((language) => language !== 'en_US'))(
    'each text in %s says all',
    async (language) => {
      const text = (await fetchWords(language)) as (key: string) => string;
      const untranslated: string[] = [];
      for (const [key, original] of Object.entries(english)) {
        const written = text(key);
        expect([key, placeholdersOf(written)]).toEqual([key, placeholdersOf(original)]);
        if (written === original && original.split(' ').length > 3) untranslated.push(key);
      }
      expect(untranslated).toEqual([]);
    },
  );
});

test('a language that is not spoken is another of its tongue, else English', () => {
  expect(closestOf('th_TH', gameLanguages)).toBe('th_TH');
  expect(closestOf('zh_TW', gameLanguages)).toBe('zh_TW');
  expect(closestOf('zh_HK', gameLanguages)).toBe('zh_CN');
  expect(closestOf('ko', gameLanguages)).toBe('ko_KR');
  expect(closestOf('fr_FR', gameLanguages)).toBe('en_US');
  expect(closestOf('zh_TW', tableLanguages)).toBe('zh_CN');
  expect(closestOf('th_TH', tableLanguages)).toBe('en_US');
});

test('words that do not come are read in English', async () => {
  const lost = async (): Promise<never> => {
    throw new TypeError('the file did not come');
  };
  const others = Object.fromEntries(languages.map((language) => [language, lost])) as never;
  const text = await fetchTranslator('th_TH', { hello: '{{n}} rounds' }, others);
  expect(text('hello', { n: 3 })).toBe('3 rounds');
});
