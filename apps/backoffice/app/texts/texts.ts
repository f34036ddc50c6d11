import { localeOf } from '@halls/contract';
import type { OfficeLanguage } from '@halls/contract/office';
import { createTranslator, type Messages, type Translate } from '@halls/i18n/format';
import type { OfficeNamespace, OfficeTextKey } from '@halls/i18n/office-texts';
import { createStore, useStore } from '@halls/web-kit';

/** What the office speaks, each by its own name. */
export const languageNames: Readonly<Record<OfficeLanguage, string>> = {
  en_US: 'English',
  zh_CN: '简体中文',
  vi_VN: 'Tiếng Việt',
};
export const languages = Object.keys(languageNames) as OfficeLanguage[];

interface Spoken {
  language: OfficeLanguage;
  /** By namespace; null until the first have come. */
  messages: Readonly<Record<OfficeNamespace, Messages>> | null;
}

const kept = 'office_language';
const spoken = createStore<Spoken>({ language: firstLanguage(), messages: null });

const files = import.meta.glob<Messages>(
  // what answers say is the server's
  ['../../../../packages/i18n/office-locales/*/*.json', '!**/errors.json'],
  { import: 'default' },
);

/** Speaks a language from then on, in this browser. */
export async function chooseLanguage(language: OfficeLanguage): Promise<void> {
  localStorage.setItem(kept, language);
  await speak(language);
}

export async function speak(language: OfficeLanguage): Promise<void> {
  const own = Object.entries(files).flatMap(([path, load]) => {
    const [, spokenHere, namespace] = /\/(\w+)\/(\w+)\.json$/.exec(path) ?? [];
    return spokenHere === language ? [{ namespace, load }] : [];
  });
  const loaded = await Promise.all(
    own.map(async ({ namespace, load }) => [namespace, await load()] as const),
  );
  document.documentElement.lang = localeOf(language);
  spoken.set({ language, messages: Object.fromEntries(loaded) as Record<OfficeNamespace, Messages> });
}

/** Speaks what an operator has set, unless this browser was told something else. */
export async function speakTo(operatorLanguage: OfficeLanguage): Promise<void> {
  if (localStorage.getItem(kept) === null) await speak(operatorLanguage);
}

/** For what stands outside of React. */
export function readLanguage(): OfficeLanguage {
  return spoken.read().language;
}

export function useLanguage(): OfficeLanguage {
  return useStore(spoken).language;
}

/** Whether the texts are there, without which nothing can be shown. */
export function useHasTexts(): boolean {
  return useStore(spoken).messages !== null;
}

export function useTranslate<Name extends OfficeNamespace>(namespace: Name): Translate<OfficeTextKey<Name>> {
  useStore(spoken);
  return translateIn(namespace);
}

export function translateIn<Name extends OfficeNamespace>(namespace: Name): Translate<OfficeTextKey<Name>> {
  const { language, messages } = spoken.read();
  return translatorOf(language, messages?.[namespace] ?? {});
}

const translators = new WeakMap<Messages, Translate>();

function translatorOf(language: OfficeLanguage, messages: Messages): Translate {
  const made = translators.get(messages) ?? createTranslator(language, messages);
  translators.set(messages, made);
  return made;
}

function firstLanguage(): OfficeLanguage {
  const wanted = [localStorage.getItem(kept), ...navigator.languages.map((tag) => tag.replace('-', '_'))];
  const found = wanted.flatMap((tag) =>
    tag === null
      ? []
      : languages.filter((language) => language === tag || language.startsWith(`${tag.split('_')[0]}_`)),
  );
  return found[0] ?? 'en_US';
}
