import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '@halls/contract';
import { sampleAgreements } from './members/data/sample-agreements.ts';

/** Letters that a text of a language has; those of Latin script are told from English by their words alone. */
const scripts: Readonly<Partial<Record<Language, RegExp>>> = {
  zh_TW: /\p{Script=Han}/u,
  zh_CN: /\p{Script=Han}/u,
  ko_KR: /\p{Script=Hangul}/u,
  ja_JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  th_TH: /\p{Script=Thai}/u,
  hi_IN: /\p{Script=Devanagari}/u,
  my_MM: /\p{Script=Myanmar}/u,
  ta_IN: /\p{Script=Tamil}/u,
  bn_BD: /\p{Script=Bengali}/u,
};

type Told = Partial<Record<Language, string | readonly string[]>>;
interface Sample {
  readonly at: string;
  readonly told: Told;
}

/** Every text by language in `value`, however deep, with the way to it. */
function textsIn(value: unknown, at: string): Sample[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en_US' in value) return [{ at, told: value as Told }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`));
}

function findFaults({ at, told }: Sample): string[] {
  const linesOf = (language: Language) => [told[language] ?? []].flat();
  const english = linesOf('en_US');
  return languages.flatMap((language) => {
    const lines = linesOf(language);
    if (lines.length !== english.length || lines.some((line) => line.trim() === ''))
      return [`${at} lacks ${language}`];
    if (language === 'en_US') return [];
    const isOther = (line: string, index: number) =>
      line !== english[index] && (scripts[language]?.test(line) ?? true);
    return lines.every(isOther) ? [] : [`${at} is not told in ${language}`];
  });
}

const here = new URL('.', import.meta.url);
const files = globSync('**/*.ts', { cwd: here.pathname }).filter(
  (file) => !/(\.test|(^|\/)(seed|open|refuse)-[\w-]+)\.ts$/.test(file),
);
const samples: Sample[] = [];
for (const file of files.toSorted()) samples.push(...textsIn(await import(new URL(file, here).href), file));

describe('what the sandbox shows', () => {
  test('is told in every language, and nowhere in the words of another', () => {
    expect(samples.length).toBeGreaterThan(100);
    expect(samples.flatMap(findFaults)).toEqual([]);
  });

  test('has terms in every language', () => {
    expect(sampleAgreements.map(({ language }) => language).toSorted()).toEqual([...languages].toSorted());
    const paragraphs = sampleAgreements.map(({ content }) => content.split('\n\n').length);
    expect(new Set(paragraphs).size).toBe(1);
    const told = Object.fromEntries(sampleAgreements.map(({ language, content }) => [language, content]));
    expect(findFaults({ at: 'agreement', told })).toEqual([]);
  });
});

describe('the search for faults', () => {
  const all = Object.fromEntries(samples[0] ? Object.entries(samples[0].told) : []);
  test('finds a language that is missing, English where another is meant, and one language in the place of another', () => {
    expect(findFaults({ at: 'a', told: { ...all, ta_IN: '' } })).toEqual(['a lacks ta_IN']);
    expect(findFaults({ at: 'a', told: { ...all, vi_VN: all.en_US ?? '' } })).toEqual([
      'a is not told in vi_VN',
    ]);
    expect(findFaults({ at: 'a', told: { ...all, th_TH: all.vi_VN ?? '' } })).toEqual([
      'a is not told in th_TH',
    ]);
  });
});
