import { expect, it } from 'vitest';
import { mayBeFramed } from './frame-permission.ts';

const site = 'http://www.site.example:3000';
const page = new URL('https://games.example/play');
const csp = (value: string) => ({ 'content-security-policy': value });

it.each([
  ['nothing is said', {}, true],
  ['the policy speaks of other things', csp("default-src 'none'; script-src 'self'"), true],
  ['the site is named', csp(`default-src 'none'; frame-ancestors https://a.example ${site}`), true],
  ['all may', csp('frame-ancestors *'), true],
  ['its scheme may', csp('Frame-Ancestors http:'), true],
  ['all hosts of its domain may, at any port', csp('frame-ancestors http://*.site.example:*'), true],
  ['another port is named', csp('frame-ancestors http://www.site.example:3001'), false],
  ['another scheme is named', csp('frame-ancestors https://www.site.example:3000'), false],
  ['another host is named', csp('frame-ancestors https://other.example'), false],
  ['nobody may', csp("frame-ancestors 'none'"), false],
  ['an empty list is named', csp('frame-ancestors'), false],
  ['only itself may', csp("frame-ancestors 'self'"), false],
  ['one of two policies refuses', csp(`frame-ancestors ${site}, frame-ancestors 'none'`), false],
  ['the older header refuses', { 'x-frame-options': 'DENY' }, false],
  ['the older header asks for one origin', { 'x-frame-options': 'SAMEORIGIN' }, false],
  ['the newer header overrules it', { ...csp(`frame-ancestors ${site}`), 'x-frame-options': 'DENY' }, true],
])('where %s: %s', (_, headers, may) => {
  expect(mayBeFramed(headers as Record<string, string>, page, site)).toBe(may);
});
