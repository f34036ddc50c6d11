import { expect, it } from 'vitest';
import { findMissingFiles } from './named-files.ts';

const files = ['apps/server/src/app.ts', 'README.md'];

it.each([
  ['a.ts', '// see `src/app.ts` and README.md'],
  ['a.ts', "const path = 'gone.ts';"],
  ['a.sql', '-- app.member.json_of(x)'],
])('is content with %s: %s', (path, text) => {
  expect(findMissingFiles(path, text, files)).toEqual([]);
});

it.each([
  ['a.ts', '  // see `gone.ts`'],
  ['a.ts', 'work(); // as gone.ts does'],
  ['a.ts', '/**\n * Kept in gone.ts\n */'],
  ['a.ts', '/** As in gone.ts. */'],
  ['a.sql', '-- after gone.ts'],
  ['docs/a.md', 'It is in `src/gone.ts`.'],
])('reports what %s names: %s', (path, text) => {
  expect(findMissingFiles(path, text, files)).toEqual([expect.stringContaining('gone.ts')]);
});
