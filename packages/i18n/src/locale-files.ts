import { readdirSync, readFileSync } from 'node:fs';
import { languages, type Language } from '@halls/contract';
import { placeholdersOf, type Messages } from './format.ts';

const siteFolder = new URL('../locales/', import.meta.url);
/** What is said to operators, in the office's languages. */
export const officeFolder = new URL('../office-locales/', import.meta.url);

export function namespacesOf(language: Language, folder = siteFolder): string[] {
  if (!readdirSync(folder).includes(language)) return [];
  return readdirSync(new URL(`${language}/`, folder))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();
}

export function readMessages(language: Language, namespace: string, folder = siteFolder): Messages {
  return JSON.parse(readFileSync(new URL(`${language}/${namespace}.json`, folder), 'utf8')) as Messages;
}

export interface LocaleFault {
  readonly language: Language;
  readonly namespace: string;
  readonly key: string;
  readonly fault: 'missing' | 'extra' | 'empty' | 'placeholders';
}

/** Every message that a language lacks, has too many, left empty or wrote with other placeholders than en_US. */
export function missingKeys(asked: readonly Language[] = languages, folder: URL = siteFolder): LocaleFault[] {
  return asked.flatMap((language) => {
    const present = new Set(namespacesOf(language, folder));
    const namespaces = new Set([...namespacesOf('en_US', folder), ...present]);
    return [...namespaces].flatMap((namespace) =>
      faultsOf(language, namespace, present.has(namespace), folder),
    );
  });
}

function faultsOf(language: Language, namespace: string, isPresent: boolean, folder: URL): LocaleFault[] {
  const english = namespacesOf('en_US', folder).includes(namespace)
    ? readMessages('en_US', namespace, folder)
    : {};
  const messages = isPresent ? readMessages(language, namespace, folder) : {};
  const stems = (keys: Iterable<string>) => new Set([...keys].map(stemOf));
  const wanted = stems(Object.keys(english));
  const given = stems(Object.keys(messages));
  const fault = (key: string, kind: LocaleFault['fault']): LocaleFault => ({
    language,
    namespace,
    key,
    fault: kind,
  });
  return [
    ...[...wanted].filter((key) => !given.has(key)).map((key) => fault(key, 'missing')),
    ...[...given].filter((key) => !wanted.has(key)).map((key) => fault(key, 'extra')),
    ...Object.entries(messages).flatMap(([key, text]) => {
      if (text.trim() === '') return [fault(key, 'empty')];
      const example = english[key] ?? english[`${stemOf(key)}_other`] ?? english[stemOf(key)];
      const same = example === undefined || placeholdersOf(example).join() === placeholdersOf(text).join();
      return same ? [] : [fault(key, 'placeholders')];
    }),
  ];
}

/** Languages have different plural forms, so forms are compared by what they are forms of. */
function stemOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
