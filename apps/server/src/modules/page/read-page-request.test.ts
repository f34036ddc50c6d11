import { describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import type { Site } from '#modules/site';
import type { RequestFacts } from '#platform/http/dispatcher.ts';
import { chooseLanguage, deviceOf, readPageRequest } from './read-page-request.ts';

const site = { languages: ['vi_VN', 'zh_CN', 'zh_TW', 'en_US'] as const, defaultLanguage: 'vi_VN' as const };
const nothing = { asked: undefined, cookies: {}, country: null, accepted: undefined, site };

describe('chooseLanguage', () => {
  it.each([
    ['the query over a cookie', { asked: 'en_US', cookies: { lang: 'zh_CN' } }, 'en_US'],
    ['i18n_redirected over lang', { cookies: { i18n_redirected: 'zh_CN', lang: 'en_US' } }, 'zh_CN'],
    ['a cookie over the country', { cookies: { lang: 'en_US' }, country: 'CN' }, 'en_US'],
    ['the country over the browser', { country: 'CN', accepted: 'en' }, 'zh_CN'],
    ['the browser over the default', { accepted: 'fr, zh-Hant;q=0.9, en;q=0.8' }, 'zh_TW'],
    ['the default at last', {}, 'vi_VN'],
    ['nothing that the site does not have', { asked: 'ja_JP', country: 'JP', accepted: 'ja' }, 'vi_VN'],
  ])('takes %s', (_, wishes, expected) => {
    expect(chooseLanguage({ ...nothing, ...wishes })).toBe(expected);
  });
});

describe('deviceOf', () => {
  const home = new URL('http://localhost/');
  it('tells a phone from a desktop', () => {
    expect(deviceOf(home, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe('mobile');
    expect(deviceOf(home, 'Mozilla/5.0 (X11; Linux x86_64)')).toBe('desktop');
    expect(deviceOf(new URL('http://localhost/?pwa=1'), '')).toBe('pwa');
  });
});

it('stays on its host whatever the path begins with', () => {
  const request = { url: '//evil.example/x', protocol: 'http', host: 'localhost:3000', headers: {} };
  const facts = { country: null, userAgent: '' } as RequestFacts;
  const { url } = readPageRequest(
    request as unknown as FastifyRequest,
    facts,
    { ...site, currencies: [] } as unknown as Site,
    {},
  );
  expect(new URL(url).host).toBe('localhost:3000');
});
