import { type Language, languages } from '@halls/contract';
import { createTranslator, placeholdersOf, type Translate } from '@halls/i18n/format';
import { describe, expect, test } from 'vitest';
import { fetchHandWords } from '../hands/words/hand-texts.ts';
import * as handEnglish from '../hands/words/locales/en.ts';
import * as tableEnglish from '../picks/words/locales/en.ts';
import { fetchTableWords } from '../picks/words/table-texts.ts';
import { en as sportsEnglish } from '../sports/words/locales/en.ts';
import { fetchSportsTexts } from '../sports/words/sports-texts.ts';
import { en } from './locales/en.ts';
import { closestOf, fetchSpoken, fetchTexts, fetchWords, gameLanguages, type Words } from './texts.ts';

/** Without values a text stands as it was written. */
const sets: readonly WordSet[] = [
  ['what all games share', en, fetchTexts],
  ['the sportsbook', sportsEnglish, fetchSportsTexts],
  ['tables', flat(tableEnglish), async (to) => createTranslator(to, flat(await fetchTableWords(to)))],
  ['hands', flat(handEnglish), async (to) => createTranslator(to, flat(await fetchHandWords(to)))],
];
type WordSet = readonly [
  of: string,
  english: Words<string>,
  fetchText: (language: Language) => Promise<Translate<never>>,
];

describe.each(sets)('of %s', (_, english, fetchText) => {
  test.each(languages.filter((language) => language !== 'en_US'))(
    'each text in %s says all',
    async (language) => {
      const text = (await fetchText(language)) as Translate;
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

/** The words of all parts, each under its part's name and its own. */
function flat(all: Readonly<Record<string, Words<string>>>): Words<string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([part, words]) =>
      Object.entries(words).map(([key, text]) => [`${part}.${key}`, text] as const),
    ),
  );
}

test('a language that is not spoken is another of its tongue, else English', () => {
  expect(closestOf('th_TH', gameLanguages)).toBe('th_TH');
  expect(closestOf('zh_TW', gameLanguages)).toBe('zh_TW');
  expect(closestOf('zh_HK', gameLanguages)).toBe('zh_CN');
  expect(closestOf('ko', gameLanguages)).toBe('ko_KR');
  expect(closestOf('fr_FR', gameLanguages)).toBe('en_US');
  expect(closestOf('zh_TW', ['en_US', 'vi_VN', 'zh_CN'])).toBe('zh_CN');
  expect(closestOf('th_TH', ['en_US', 'vi_VN', 'zh_CN'])).toBe('en_US');
});

test('where some of the words do not come all are English', async () => {
  const lost = async (): Promise<never> => {
    throw new TypeError('the file did not come');
  };
  const others = Object.fromEntries(languages.map((language) => [language, lost])) as never;
  const { language, text, own } = await fetchSpoken('th_TH', (to) =>
    fetchWords(to, { hello: '{{n}} rounds' }, others),
  );
  expect([language, text('spin'), own]).toEqual(['en_US', en.spin, { hello: '{{n}} rounds' }]);
});
