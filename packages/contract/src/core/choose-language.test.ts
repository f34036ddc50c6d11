import { describe, expect, it } from 'vitest';
import { chooseLanguage, nearestLanguage, type LanguageWishes } from './choose-language.ts';

const site = { languages: ['vi_VN', 'zh_CN', 'zh_TW', 'en_US'] as const, defaultLanguage: 'vi_VN' as const };
const nothing: LanguageWishes = { asked: undefined, remembered: [], country: null, accepted: undefined };

describe('chooseLanguage', () => {
  it.each<[string, Partial<LanguageWishes>, string]>([
    ['what is asked for over what is remembered', { asked: 'en_US', remembered: ['zh_CN'] }, 'en_US'],
    ['the first that is remembered', { remembered: [undefined, 'zh_CN', 'en_US'] }, 'zh_CN'],
    ['what is remembered over the country', { remembered: ['en_US'], country: 'CN' }, 'en_US'],
    ['the country over the browser', { country: 'CN', accepted: 'en' }, 'zh_CN'],
    ['the browser over the default', { accepted: 'fr, zh-Hant;q=0.9, en;q=0.8' }, 'zh_TW'],
    ['the browser’s words by their weight', { accepted: 'en;q=0.2, zh;q=0.7' }, 'zh_CN'],
    ['nothing that the browser refuses', { accepted: 'en;q=0' }, 'vi_VN'],
    ['the default at last', {}, 'vi_VN'],
    ['nothing that the site does not have', { asked: 'ja_JP', country: 'JP', accepted: 'ja' }, 'vi_VN'],
    ['nothing that is no language', { asked: '__proto__', remembered: ['cimode'] }, 'vi_VN'],
  ])('takes %s', (_, wishes, expected) => {
    expect(chooseLanguage({ ...nothing, ...wishes }, site)).toBe(expected);
  });
});

describe('nearestLanguage', () => {
  it.each([
    ['zh_TW', ['zh_TW', 'zh_CN'], 'zh_TW'],
    ['zh_TW', ['en_US', 'zh_CN'], 'zh_CN'],
    ['ja_JP', ['en_US', 'vi_VN'], 'en_US'],
    ['ja_JP', ['vi_VN'], 'vi_VN'],
    ['ja_JP', [], 'en_US'],
  ] as const)('of %s where %j are complete is %s', (wanted, complete, expected) => {
    expect(nearestLanguage(wanted, complete, 'vi_VN')).toBe(expected);
  });
});
