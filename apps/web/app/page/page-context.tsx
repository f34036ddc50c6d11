import { createContext, useContext } from 'react';
import { createTranslator, type Messages, type Translate } from '@halls/i18n/format';
import type { PageInfo } from './page-info.ts';

export interface PageContextValue {
  info: PageInfo;
  /** Messages by namespace; lazily loaded features add theirs before they render. */
  messages: Map<string, Messages>;
}

const PageContext = createContext<PageContextValue | null>(null);
export const PageProvider = PageContext.Provider;

export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('A page part stands outside of PageProvider.');
  return value;
}

export function usePage(): PageInfo {
  return usePageContext().info;
}

/** Texts of one namespace, which must have been loaded by the page's route or the feature's entry. */
export function useTranslate(namespace: string): Translate {
  return translatorOf(usePageContext(), namespace);
}

const translators = new WeakMap<Messages, Translate>();
const showKeys = createTranslator('cimode', {});

/** One for each namespace: a translator holds `Intl` parts that are costly to make, and tiles ask for theirs by the dozen. */
function translatorOf({ info, messages }: PageContextValue, namespace: string): Translate {
  if (info.showKeys) return showKeys;
  const own = messages.get(namespace);
  if (!own) throw new Error(`The ${namespace} messages are not loaded.`);
  const known = translators.get(own);
  if (known) return known;
  const made = createTranslator(info.language, own);
  translators.set(own, made);
  return made;
}
