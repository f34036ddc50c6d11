import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { expandFaces } from './font-subsets.ts';

const sheet = fileURLToPath(new URL('../src/be-vietnam-pro.fonts.css', import.meta.url));

it('puts the Vietnamese file above the wider one that claims its letters too, for each weight', () => {
  const expanded = expandFaces(readFileSync(sheet, 'utf8'), sheet);
  expect([...expanded.matchAll(/be-vietnam-pro-([a-z-]+-\d+)-normal/g)].map(([, subset]) => subset)).toEqual([
    'latin-ext-400',
    'vietnamese-400',
    'latin-400',
    'latin-ext-700',
    'vietnamese-700',
    'latin-700',
  ]);
  expect(expanded.match(/unicode-range: U\+/g)).toHaveLength(6);
});

it('refuses a face whose file is not there', () => {
  const face = `@font-face {\n  src: url('@fontsource/be-vietnam-pro/files/be-vietnam-pro-*-450-normal.woff2');\n}\n`;
  expect(() => expandFaces(face, sheet)).toThrow('be-vietnam-pro-latin-ext-450-normal.woff2');
});

it('writes a face that names one subset for that one alone', () => {
  const face = `@font-face {\n  src: url('@fontsource/be-vietnam-pro/files/be-vietnam-pro-[vietnamese]-400-normal.woff2');\n}\n`;
  const expanded = expandFaces(face, sheet);
  expect(expanded).toContain('/be-vietnam-pro-vietnamese-400-normal.woff2');
  expect(expanded.match(/unicode-range: U\+/g)).toHaveLength(1);
});

it('leaves a face without subsets alone', () => {
  const face = `@font-face {\n  font-family: 'Fallback';\n  src: local('Arial');\n}\n`;
  expect(expandFaces(face, sheet)).toBe(face);
});
