import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { namespacesOf, readMessages } from './locale-files.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = [
  'apps/web/app',
  'apps/studio/games',
  'packages/web-kit/src',
  'packages/contract/src',
  'apps/server/src/modules/notice',
].flatMap((folder) => readSources(join(root, folder)));
const text = sources.join('\n');

// `mark.${game.mark}` uses every key that it can become
const patterns = [...text.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
  .map((match) => match[1] ?? '')
  .filter(
    (template) =>
      /^[\w.${}()[\]?:'" &|=!,-]+$/.test(template) &&
      /^[a-z]\w*[._]|[._]\w+$/i.test(template.replaceAll(/\$\{[^}]*\}/g, '')),
  )
  .map(
    (template) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('[\\w. -]+')}$`,
      ),
  );

test('the types know every message file', () => {
  const types = readFileSync(join(import.meta.dirname, 'texts.ts'), 'utf8');
  const known = [...types.matchAll(/from '\.\.\/locales\/en_US\/(\w+)\.json'/g)].map((match) => match[1]);
  expect(known).toEqual(namespacesOf('en_US'));
});

test('every message of en_US is used somewhere', () => {
  const unused = namespacesOf('en_US').flatMap((namespace) =>
    Object.keys(readMessages('en_US', namespace))
      .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
      .filter((key) => !isUsed(key))
      .map((key) => `${namespace}: ${key}`),
  );
  expect(unused).toEqual([]);
});

function isUsed(key: string): boolean {
  return (
    [`'${key}'`, `"${key}"`, `\`${key}\``].some((quoted) => text.includes(quoted)) ||
    patterns.some((pattern) => pattern.test(key))
  );
}

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
