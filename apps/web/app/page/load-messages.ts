import type { Language } from '@halls/contract';
import type { Messages } from '@halls/i18n/format';
import type { Namespace } from '@halls/i18n/texts';

const files = import.meta.glob<Messages>(
  // what is sent to people is the server's alone
  ['../../../../packages/i18n/locales/*/*.json', '!**/notice.json'],
  { import: 'default' },
);
const folder = '../../../../packages/i18n/locales';

/** The messages of one namespace in one language; throws when there is no such file. */
export async function loadMessages(language: Language, namespace: Namespace): Promise<Messages> {
  const load = files[`${folder}/${language}/${namespace}.json`];
  if (!load) throw new Error(`There are no ${namespace} messages in ${language}.`);
  return load();
}

/** The languages that have every one of `namespaces`. */
export function languagesWith(namespaces: readonly Namespace[], languages: readonly Language[]): Language[] {
  return languages.filter((language) =>
    namespaces.every((name) => `${folder}/${language}/${name}.json` in files),
  );
}
