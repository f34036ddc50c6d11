import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { namespacesOf, officeFolder, readMessages } from './locale-files.ts';

const root = resolve(import.meta.dirname, '../../..');
/** What says something to visitors and members. */
const site = usesIn(
  'apps/web/app',
  'apps/studio/games',
  'packages/web-kit/src',
  'packages/contract/src',
  'apps/server/src/modules/notice',
);
/** What says something to operators: what the log calls by name is written by the server. */
const office = usesIn('apps/backoffice/app', 'packages/contract/src', 'apps/server/src');

test('the types know every message file', () => {
  const types = readFileSync(join(import.meta.dirname, 'texts.ts'), 'utf8');
  const known = [...types.matchAll(/from '\.\.\/locales\/en_US\/(\w+)\.json'/g)].map((match) => match[1]);
  expect(known).toEqual(namespacesOf('en_US'));
});

test('every message of en_US is used somewhere', () => {
  expect(unused(site, namespacesOf('en_US'), (name) => readMessages('en_US', name))).toEqual([]);
});

test('every message of the office is used somewhere, and its types know every file', () => {
  // the messages of answers are the contract's, which its own test compares
  const namespaces = namespacesOf('en_US', officeFolder).filter((name) => name !== 'errors');
  expect(unused(office, namespaces, (name) => readMessages('en_US', name, officeFolder))).toEqual([]);
  const types = readFileSync(join(import.meta.dirname, 'office-texts.ts'), 'utf8');
  const known = [...types.matchAll(/from '\.\.\/office-locales\/en_US\/(\w+)\.json'/g)].map(
    (match) => match[1],
  );
  expect(known).toEqual(namespaces);
});

interface Uses {
  readonly text: string;
  /** `mark.${game.mark}` uses every key that it can become. */
  readonly patterns: readonly RegExp[];
}

function usesIn(...folders: readonly string[]): Uses {
  const text = folders.flatMap((folder) => readSources(join(root, folder))).join('\n');
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
  return { text, patterns };
}

function unused(
  uses: Uses,
  namespaces: readonly string[],
  messagesOf: (namespace: string) => Readonly<Record<string, string>>,
): string[] {
  return namespaces.flatMap((namespace) =>
    Object.keys(messagesOf(namespace))
      .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))
      .filter((key) => !isUsed(uses, key))
      .map((key) => `${namespace}: ${key}`),
  );
}

function isUsed({ text, patterns }: Uses, key: string): boolean {
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
