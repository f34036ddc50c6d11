import { expect, test } from 'vitest';
import { redirectPath, targetOf } from './site.rules.ts';

test.each([
  ['/faq/3', { selectedType: 'faq', selectedId: '3' }],
  ['/main/rules', { selectedType: 'main', selectedId: 'rules' }],
  ['/faq/3/more', { selectedType: 'outerLink' }],
  ['https://example.com/faq/3', { selectedType: 'outerLink' }],
])('%s leads to %o', (url, target) => {
  expect(targetOf(url)).toEqual({ url, ...target });
});

test.each([
  ['/', '/'],
  ['/Promo/', '/promo'],
  ['/a/B', '/a/b'],
])('%s is looked for as %s', (asked, path) => {
  expect(redirectPath(asked)).toBe(path);
});
