import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { templateNames } from '@halls/contract/template';
import { expandFaces } from './font-subsets.ts';

const { resolve } = createRequire(import.meta.url);

it.each(templateNames)('names files that exist, for the fonts of %s', (template) => {
  const source = readFileSync(new URL(`../app/templates/${template}/fonts.css`, import.meta.url), 'utf8');
  const files = [...expandFaces(source).matchAll(/url\('([^']+)'\)/g)].map(([, file]) => resolve(file ?? ''));
  expect(files.length % 3).toBe(0);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(existsSync(file)).toBe(true);
});

it('puts the Vietnamese file above the wider one that claims its letters too', () => {
  const face = `@font-face {\n  src: url('@fontsource-variable/archivo/files/archivo-*-wdth-normal.woff2');\n}\n`;
  const expanded = expandFaces(face);
  expect([...expanded.matchAll(/archivo-([a-z-]+)-wdth/g)].map(([, subset]) => subset)).toEqual([
    'latin-ext',
    'vietnamese',
    'latin',
  ]);
  expect(expanded.match(/unicode-range: U\+/g)).toHaveLength(3);
});

it('leaves a face without subsets alone', () => {
  const face = `@font-face {\n  font-family: 'Fallback';\n  src: local('Arial');\n}\n`;
  expect(expandFaces(face)).toBe(face);
});
