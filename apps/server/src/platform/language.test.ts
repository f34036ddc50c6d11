import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

const site = { languages: ['vi_VN', 'zh_CN', 'en_US'] as const, defaultLanguage: 'vi_VN' as const };

it.each([
  ['what is asked for', { asked: 'en_US', country: 'CN' }, { cookie: 'lang=zh_CN' }, 'en_US'],
  ['i18n_redirected over lang', {}, { cookie: 'lang=en_US; i18n_redirected=zh_CN' }, 'zh_CN'],
  ['lang alone', {}, { cookie: 'a=b; lang=en_US' }, 'en_US'],
  ['a cookie over the country', { country: 'CN' }, { cookie: 'lang=en_US' }, 'en_US'],
  ['the browser’s', {}, { 'accept-language': 'zh-CN' }, 'zh_CN'],
  ['the site’s own at last', {}, {}, 'vi_VN'],
])('takes %s', (_, wish, headers, expected) => {
  expect(languageOf({ headers }, { asked: undefined, country: null, ...wish }, site)).toBe(expected);
});
