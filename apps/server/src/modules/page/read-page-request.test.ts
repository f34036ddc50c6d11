import { describe, expect, it } from 'vitest';
import type { FastifyRequest } from 'fastify';
import type { Site } from '#modules/site';
import { deviceOf, readPageRequest } from './read-page-request.ts';

const site = {
  languages: ['vi_VN', 'zh_CN', 'zh_TW', 'en_US'],
  defaultLanguage: 'vi_VN',
  currencies: ['VND', 'RMB'],
  defaultCurrency: 'VND',
} as unknown as Site;
const facts = { country: null, userAgent: '' };

function read(url: string, headers: Record<string, string> = {}) {
  const request = { url, protocol: 'http', host: 'localhost:3000', headers } as unknown as FastifyRequest;
  return readPageRequest(request, facts, site, ['vi_VN', 'zh_CN', 'ja_JP']);
}

describe('a page request', () => {
  it('comes in the nearest language that is complete', () => {
    expect(read('/?lang=zh_CN').language).toBe('zh_CN');
    expect(read('/?lang=zh_TW').language).toBe('zh_CN');
    expect(read('/?lang=ja_JP').language).toBe('vi_VN');
  });

  it('is in the currency of the cookie, of the language, or of the site', () => {
    expect(read('/', { cookie: 'ccy=RMB' }).currency).toBe('RMB');
    expect(read('/?lang=zh_CN', { cookie: 'ccy=XXX' }).currency).toBe('RMB');
    expect(read('/', { cookie: 'ccy=USD' }).currency).toBe('VND');
  });

  it('stays on its host whatever the path begins with', () => {
    expect(new URL(read('//evil.example/x').url).host).toBe('localhost:3000');
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
