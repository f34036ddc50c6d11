import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';

it('has a drawing for each name, and no other', () => {
  const sheet = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');
  const drawn = [...sheet.matchAll(/<path id="([^"]+)" d="M[^"]+"\/>/g)].map(([, name]) => name);
  expect(new Set(drawn)).toEqual(new Set<string | undefined>(iconNames));
  expect(drawn).toHaveLength(iconNames.length);
});
