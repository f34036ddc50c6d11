import { createContext, useContext } from 'react';
import type { Language } from '@halls/contract';
import { createTranslator, type Messages, type Translate } from '@halls/i18n/format';
import type { Namespace, TextKey } from '@halls/i18n/texts';

/** The texts of a page: some came with it, others are loaded with the parts that want them. */
export interface Texts {
  /** Texts of a namespace that is there; it must have come with the page or been added. */
  of<Name extends Namespace>(namespace: Name): Translate<TextKey<Name>>;
  /** Loads the namespaces that are not there yet. */
  add(namespaces: readonly Namespace[]): Promise<void>;
  /** Texts of a namespace, loaded first where they are not there yet. */
  load<Name extends Namespace>(namespace: Name): Promise<Translate<TextKey<Name>>>;
}

export interface TextsParts {
  language: Language;
  /** Message keys instead of texts. */
  showKeys: boolean;
  messages: ReadonlyMap<string, Messages>;
  load(language: Language, namespace: Namespace): Promise<Messages>;
}

export function createTexts({ language, showKeys, messages, load }: TextsParts): Texts {
  const known = new Map(messages);
  const texts: Texts = {
    of(namespace) {
      if (showKeys) return keysThemselves;
      const own = known.get(namespace);
      if (!own) throw new Error(`The ${namespace} messages are not loaded.`);
      return translatorOf(language, own);
    },
    async add(namespaces) {
      const missing = namespaces.filter((name) => !known.has(name));
      await Promise.all(missing.map(async (name) => known.set(name, await load(language, name))));
    },
    async load(namespace) {
      await texts.add([namespace]);
      return texts.of(namespace);
    },
  };
  return texts;
}

const keysThemselves = createTranslator('cimode', {});
const translators = new WeakMap<Messages, Translate>();

/** One for each namespace: tiles ask for theirs by the dozen. */
function translatorOf(language: Language, messages: Messages): Translate {
  const made = translators.get(messages) ?? createTranslator(language, messages);
  translators.set(messages, made);
  return made;
}

const TextsContext = createContext<Texts | null>(null);
export const TextsProvider = TextsContext.Provider;

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('A part with texts stands outside of TextsProvider.');
  return texts;
}

/** Texts of one namespace, which the page's route or the part's `namespaces` have loaded. */
export function useTranslate<Name extends Namespace>(namespace: Name): Translate<TextKey<Name>> {
  return useTexts().of(namespace);
}
